import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import {
  countVowels,
  hasStress,
  isPlainlyStressed,
  stressedVowel,
  stressVowel,
} from '@/lib/russian/morphology/vowels';

/** Parts of words with a hyphen are stressed each for itself. */
const russianWord = /[а-яё\u0301]+/giu;

/** How a word is compared: in small letters, without stress marks and ё. */
export const foldWord = (word: string) => withoutYo(fold(word));

/** The words of texts that need a stress mark, each once, as `foldWord` has them with their ё. */
export function wordsToStress(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => text.match(russianWord) ?? []);
  return [...new Set(words.filter((word) => needsStress(word)).map((word) => word.toLowerCase()))];
}

const needsStress = (word: string) => !hasStress(word) && !isPlainlyStressed(word);

/** Marks the words of a text; `placeOf` says which vowel of a word in small letters is stressed, null where that is not known. */
export function markStress(text: string, placeOf: (word: string) => number | null): string {
  return text.replaceAll(russianWord, (word) => {
    const place = needsStress(word) ? placeOf(word.toLowerCase()) : null;
    return place === null ? word : stressVowel(word, place);
  });
}

/**
 * By folded word, the stressed vowel of forms that are all stressed alike; of others, such as «за́мок» and «замо́к», null.
 * @param forms with stress marks where they need them
 */
export function placesOf(forms: Iterable<string>): Map<string, number | null> {
  const places = new Map<string, number | null>();
  for (const form of forms) {
    const place = stressedVowel(form);
    if (place === null || countVowels(form) < 2) continue;
    const word = foldWord(form);
    const known = places.get(word);
    places.set(word, known === undefined || known === place ? place : null);
  }
  return places;
}
