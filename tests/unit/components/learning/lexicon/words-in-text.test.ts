import { describe, expect, it } from '@jest/globals';
import { findWords } from '@/components/learning/lexicon/words-in-text';

const alone = { before: '', after: '' };
const wordsOf = (text: string, edges = alone) => findWords(text, edges).map((word) => word.text);

describe('the words of a text', () => {
  it.each([
    ['Э́то моя́ сестра́.', ['Э́то', 'моя́', 'сестра́']],
    ['Кто-нибудь говори́т по-ру́сски?', ['Кто-нибудь', 'говори́т', 'по-ру́сски']],
    ['день — ночь', ['день', 'ночь']],
    ['house is дом', ['дом']],
  ])('«%s» are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['мужски́е на -а́ и -я́', ['мужски́е', 'на', 'и']],
    ['приста́вки при-, пере- и вы-', ['приста́вки', 'и']],
    ['суффи́кс -ова-', ['суффи́кс']],
    ['20-й век', ['век']],
  ])('parts of words are none: «%s» has %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('an ending whose hyphen stands in the English around it is none', () => {
    expect(wordsOf('у́', { before: '-', after: '' })).toEqual([]);
    expect(wordsOf('при', { before: '', after: '-' })).toEqual([]);
    expect(wordsOf('у', { before: ' ', after: ',' })).toEqual(['у']);
  });
});

describe('a letter is meant', () => {
  const areLetters = (text: string) => findWords(text, alone).map(({ isLetter }) => isLetter);

  it('among letters alone, with a capital', () => {
    expect(areLetters('Я я')).toEqual([true, true]);
    expect(areLetters('А, К, М')).toEqual([true, true, true]);
  });

  it('not in a sentence', () => {
    expect(areLetters('Я и он')).toEqual([false, false, false]);
    expect(areLetters('о')).toEqual([false]);
  });
});
