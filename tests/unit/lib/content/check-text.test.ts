import { describe, expect, it } from '@jest/globals';
import { checkMixedWords } from '@/lib/content/rules/alphabet';
import { checkStress } from '@/lib/content/rules/stress';
import { findPlanted, type Plant } from '@/tests/support/content/plant';

const exercises = 'things/exercises.yaml';

const plants: Plant[] = [
  {
    name: 'a prompt without stress marks',
    plant: (course) => course.change(exercises, 'Сде́лайте', 'Сделайте', 'id: fill-not'),
    at: [exercises, 'Сделайте'],
    says: '“Сделайте” has no stress mark.',
  },
  {
    name: 'a word without stress mark in the third line of a lecture',
    plant: (course) => course.change('people/lecture.en.md', 'world', 'сестра'),
    at: ['people/lecture.en.md', 'сестра'],
    says: '“сестра” has no stress mark.',
  },
  {
    name: 'a name of the course without stress mark',
    plant: (course) => course.change('course.yaml', 'А́нна', 'Анна'),
    at: ['course.yaml', 'Анна'],
    says: '“Анна” has no stress mark.',
  },
  {
    name: 'a straight apostrophe in a word',
    plant: (course) => course.change('people/lecture.en.md', 'world', "world's"),
    at: ['people/lecture.en.md', "world's"],
    says: 'A straight apostrophe: write ’.',
  },
  {
    name: 'a Latin letter within a Russian word of a lecture',
    plant: (course) => course.change('people/lecture.ru.md', 'мир', 'cестра́'),
    at: ['people/lecture.ru.md', 'cестра́'],
    says: '“cестра́” mixes Latin letters (c) into Cyrillic.',
  },
  {
    name: 'a word of Latin letters within the Russian of an exercise',
    plant: (course) => course.change(exercises, 'Э́то дом.', 'Э́то a дом.', 'id: write-first'),
    at: [exercises, 'Э́то a дом.'],
    says: '“a” is written in Latin letters within Russian.',
  },
];

describe('Texts', () => {
  it.each(plants)('may not have $name', async (each) => {
    const { found, planted } = await findPlanted(each);
    expect(found).toEqual(planted);
  });
});

const stress = (text: string) => checkStress([{ file: 'a.md', line: 1, text }]).map(({ message }) => message);

describe('Stress marks', () => {
  it.each([
    'Э́то моя́ сестра́, а э́то дом.',
    'ещё, её, ёлка',
    'по-ру́сски, како́й-нибудь, кто́-то',
    'СССР и США',
    'Буква́рь: Аа, Бб, Ее, Ёё',
    'слова́ на -ая и на -ого, приста́вка пере-',
    'сест**ра́** и *мо*я́',
    'А́, о́ — гла́сные под ударе́нием',
    'сестра́-и-брат',
    'Ты ду́маешь обо мне? Ото всех ушёл.',
    'й и ё в разло́женном ви́де: мой',
    'The stress is on the last vowel: écouter.',
  ])('are right in “%s”', (text) => {
    expect(stress(text)).toEqual([]);
  });

  it.each([
    ['мама', '“мама” has no stress mark.'],
    ['по-русски', '“по-русски” has no stress mark.'],
    ['се́стра́', '“се́стра́” has two stress marks.'],
    ['ещё́', '“ещё́” has two stress marks.'],
    ['сестра̀', '“сестра̀” carries a mark that is not U+0301.'],
    ['сест́ра', '“сест́ра” has a stress mark that stands on no vowel.'],
    ['обо́ мне', '“обо́” is a preposition without a stress.'],
    ['дом и до́м', '“до́м” has one syllable and carries no stress mark.'],
    ['сест**ра**', '“сестра” has no stress mark.'],
  ])('are wrong in “%s”', (text, message) => {
    expect(stress(text)).toEqual([message]);
  });
});

describe('Latin letters', () => {
  const mixed = (text: string) => checkMixedWords([{ file: 'a.md', line: 1, text }]).length;

  it('are found within a Cyrillic word', () => {
    expect(mixed('Это мoй брат, Hина')).toBe(2);
  });

  it('may make words beside Cyrillic ones', () => {
    expect(mixed('The letter В sounds like v: USB-кабель')).toBe(0);
  });
});
