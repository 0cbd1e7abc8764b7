import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { typeCyrillic } from '@/lib/russian/exercises/text/typing';
import { typingHelp } from '@/lib/russian/exercises/text/typing-rules';

describe('typing Russian in Latin letters', () => {
  it.each([
    ['privet', 'привет'],
    ['zdravstvujte', 'здравствуйте'],
    ['spasibo, khorosho', 'спасибо, хорошо'],
    ['Shchi i borshch', 'Щи и борщ'],
    ['ZHENSHCHINA', 'ЖЕНЩИНА'],
    ["moya sem'ya", 'моя семья'],
    ["ob''yasnit'", 'объяснить'],
    ['ty i my, vy byli', 'ты и мы, вы были'],
    ['novyj novyy novaya novye', 'новый новый новая новые'],
    ['sinyaya dyadya tyotya', 'синяя дядя тётя'],
    ['ehto yolka', 'это ёлка'],
    ['uchitsya otsyuda', 'учится отсюда'],
    ["uchit'sya", 'учиться'],
    ['tsentr nemetskij', 'центр немецкий'],
    ['detsskij', 'детский'],
    ['yoogurt rayoon majoor', 'йогурт район майор'],
    ["schast'e", 'счастье'],
    ["skhodit'", 'сходить'],
    ['chaj', 'чай'],
    ['wo x', 'во х'],
    ["vyuuchit'", 'выучить'],
    ['да, это я', 'да, это я'],
    ["2 '5'", "2 '5'"],
    ["MAT'", 'МАТЬ'],
    ['Ya Yura', 'Я Юра'],
  ])('«%s» gives «%s»', (keys, text) => {
    expect(typeCyrillic('', keys, '')).toEqual({ text, caret: text.length });
  });

  it.each(typingHelp.map(({ letter, keys, after = '' }) => ({ letter, keys, after })))(
    'shows how to type $letter',
    ({ letter, keys, after }) => {
      expect(typeCyrillic(after, keys, '').text).toBe(after + letter);
    },
  );

  it('explains every letter of the alphabet', () => {
    const explained = new Set(typingHelp.map(({ letter }) => letter));
    expect(
      Array.from('абвгдеёжзийклмнопрстуфхцчшщъыьэюя').filter((letter) => !explained.has(letter)),
    ).toEqual([]);
  });

  it('types in the middle of a text and leaves the caret behind the new letter', () => {
    expect(typeCyrillic('хоро', 's', 'о')).toEqual({ text: 'хоросо', caret: 5 });
    expect(typeCyrillic('хорос', 'h', 'о')).toEqual({ text: 'хорошо', caret: 5 });
  });

  it('gives the same whether pasted or typed letter by letter', () => {
    const keys = fc.string({ unit: fc.constantFrom(..."shcztyauoejkYSH' .".split('')), maxLength: 12 });
    fc.assert(
      fc.property(keys, keys, (typed, after) => {
        const oneByOne = Array.from(typed).reduce((before, key) => typeCyrillic(before, key, '').text, '');
        expect(typeCyrillic('', typed, after).text).toBe(oneByOne + after);
      }),
    );
  });
});
