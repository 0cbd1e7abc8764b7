import { expect, it } from '@jest/globals';
import { markStress, placesOf, wordsToStress } from '@/lib/learning/lexicon/inside/mark-stress';

it('the words that need a mark are those of several syllables without ё and without a mark', () => {
  expect(wordsToStress(['Мама ёлку мы́ла, дом. Merhaba!', 'мама по-русски'])).toEqual(['мама', 'русски']);
});

it('the places are those of forms that are stressed in one way alone', () => {
  const places = placesOf(['за́мок', 'замо́к', 'кни́га', 'ещё', 'дом', 'всё']);
  expect([...places]).toEqual([
    ['замок', null],
    ['книга', 0],
    ['еще', 1],
  ]);
});

it('a text is marked as it was written, with its capitals, signs and other languages', () => {
  const places: Record<string, number> = { мама: 0, русски: 0, еще: 1 };
  const marked = markStress('МАМА: «Еще по-русски», ok? неведомо дом', (word) => places[word] ?? null);
  expect(marked).toBe('МА́МА: «Еще́ по-ру́сски», ok? неведомо дом');
});
