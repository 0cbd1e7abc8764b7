import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';

/** Signs that Armenian writes inside a word: emphasis, exclamation and question. */
const armenianAccents = /[\u055b\u055c\u055e]/gu;
/** What lower-casing leaves of the Turkish and Azerbaijani İ. */
const dotAbove = /\u0307/gu;

/**
 * The form of a text by which phrases are found in any language: small letters, no punctuation, no stress, no ё, each number
 * as `#`. An acute accent is left out in every language: «que tal» finds «qué tal».
 */
export function foldText(text: string): string {
  const plain = text.replaceAll('#', '0').replace(armenianAccents, '').toLowerCase().replace(dotAbove, '');
  return withoutYo(fold(plain)).replace(/\d+/gu, '#');
}

/** The whole numbers of a text, in its order; those that no phrase can mean are left out. */
export function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+/gu), ([digits]) => Number(digits)).filter(
    (number) => number <= maxNumber,
  );
}

/** Phrases count people, days and roubles: a million is enough, and has plural rules of its own beyond it. */
export const maxNumber = 999_999;
