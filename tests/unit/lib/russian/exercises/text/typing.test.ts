import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { typeCyrillic } from '@/lib/russian/exercises/text/typing';

/** A letter, its keys, and the letter that has to stand before it. */
const alphabet: [letter: string, keys: string, after: string][] = [
  ['а', 'a', ''],
  ['б', 'b', ''],
  ['в', 'v', ''],
  ['г', 'g', ''],
  ['д', 'd', ''],
  ['е', 'e', ''],
  ['ё', 'yo', ''],
  ['ж', 'zh', ''],
  ['з', 'z', ''],
  ['и', 'i', ''],
  ['й', 'j', ''],
  ['к', 'k', ''],
  ['л', 'l', ''],
  ['м', 'm', ''],
  ['н', 'n', ''],
  ['о', 'o', ''],
  ['п', 'p', ''],
  ['р', 'r', ''],
  ['с', 's', ''],
  ['т', 't', ''],
  ['у', 'u', ''],
  ['ф', 'f', ''],
  ['х', 'kh', ''],
  ['ц', 'ts', ''],
  ['ч', 'ch', ''],
  ['ш', 'sh', ''],
  ['щ', 'shch', ''],
  ['ъ', "''", 'д'],
  ['ы', 'y', 'т'],
  ['ь', "'", 'т'],
  ['э', 'eh', ''],
  ['ю', 'yu', ''],
  ['я', 'ya', ''],
  ['тс', 'tss', ''],
  ['йо', 'yoo', ''],
];

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

  it.each(alphabet)('types %s with %s', (letter, keys, after) => {
    expect(typeCyrillic(after, keys, '').text).toBe(after + letter);
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
