import { describe, expect, it } from '@jest/globals';
import { findMistakes } from '@/lib/learning/review/inside/find-mistakes';
import { makeCorrection } from '@/lib/learning/review/inside/make-correction';
import { exerciseContent } from '@/lib/russian/exercises/schema';

describe('the mistakes of a text that was put right', () => {
  it('are the wrong forms, each in its sentence', () => {
    const before = 'Привет! Вчера я был в школа. Сегодня я читаю книга дома.';
    const after = 'Привет! Вчера я был в школе. Сегодня я читаю книгу дома.';
    expect(findMistakes(before, after)).toEqual([
      { wrong: 'школа', right: 'школе', sentence: 'Вчера я был в школе.' },
      { wrong: 'книга', right: 'книгу', sentence: 'Сегодня я читаю книгу дома.' },
    ]);
  });

  it('may be several words, and the only word', () => {
    expect(findMistakes('Я был в школе', 'Я был на работе')).toMatchObject([
      { wrong: 'в школе', right: 'на работе' },
    ]);
    expect(findMistakes('Превет!', 'Привет!')).toEqual([
      { wrong: 'Превет', right: 'Привет', sentence: 'Привет!' },
    ]);
  });

  it.each([
    ['a missing word', 'Я живу Москве', 'Я живу в Москве'],
    ['a superfluous word', 'Я есть студент', 'Я студент'],
    ['a comma', 'Да нет', 'Да, нет'],
    ['a capital letter', 'я дома', 'Я дома'],
    ['another language', 'Ben okula gidiyor', 'Ben okula gidiyorum'],
    ['Ukrainian letters', 'Я живу в мiсто', 'Я живу в місті'],
    ['Latin letters in the sentence', 'Я люблю твой blog и кошка', 'Я люблю твой blog и кошку'],
    ['a sentence with signs of exercises', 'Я (не) вижу кошка', 'Я (не) вижу кошку'],
    ['what was written anew', 'Не знаю', 'Мне это пока ещё совсем неизвестно'],
    ['a sentence too long for a card', `${'слово '.repeat(40)}кошка`, `${'слово '.repeat(40)}кошку`],
  ])('are none in the case of %s', (_, before, after) => {
    expect(findMistakes(before, after)).toEqual([]);
  });
});

it('the exercise of a mistake asks for the right form in its sentence, with the wrong one beside it', () => {
  const say = (key: string, valuesOf: (language: 'en') => Record<string, string | number>) => {
    const text = [key, ...Object.values(valuesOf('en'))].join(' ');
    return { ru: text, en: text, de: text };
  };
  const content = makeCorrection(
    {
      about: 'correction',
      note: null,
      russian: 'школе',
      sentence: 'Вчера я был в школе.',
      wrong: 'школа',
      forms: ['школы', 'школу'],
    },
    { known: [], due: [], seed: 'seed', translate: say },
  );
  expect(exerciseContent.parse(content)).toEqual(content);
  expect(content).toMatchObject({
    kind: 'gap',
    text: 'Вчера я был в {1}.',
    answers: ['школе'],
    bank: ['школе', 'школа', 'школы', 'школу'],
  });
  expect(content.hint.en).toContain('школа');
});
