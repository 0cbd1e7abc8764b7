import { lookAlikes } from './look-alikes';

/** The differences that folding removes; both are always on, except in tests that prove they matter. */
export interface Folding {
  stress: boolean;
  lookAlikes: boolean;
}
export const fullFolding: Folding = { stress: true, lookAlikes: true };

// Only grave and acute: removing every combining mark would turn й into и and ё into е.
const stressMarks = /[\u0300\u0301]/g;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const hyphens = /[\u2010\u2011\u2212]|(?<=\p{L})\u2013(?=\p{L})/gu;
const innerApostrophes = /(?<=[\p{L}\p{M}])['’ʼ´`]+(?=\p{L})/gu;
/** Everything but letters, digits and hyphens inside a word. */
const separators = /(?:[^\p{L}\p{M}\p{N}-]|(?<![\p{L}\p{M}\p{N}])-+|-+(?![\p{L}\p{N}]))+/gu;
// A fast path without Unicode tables, which nearly all text of a course takes.
const plainWord = /^[а-яё]+$/;
const plainText = /^[а-яё\u0301\s.,!?…:;«»()—]+$/;
const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;

/** Normalises a text for comparison: letters in lower case, single spaces between words, no stress marks. */
export function fold(text: string, folding: Folding = fullFolding): string {
  const lower = text.toLowerCase();
  if (plainWord.test(lower)) return lower;
  if (folding.stress && plainText.test(lower))
    return lower
      .replaceAll('\u0301', '')
      .replace(/[^а-яё]+/g, ' ')
      .trim();
  const decomposed = lower.normalize('NFD').replace(invisible, '');
  const plain = (folding.stress ? decomposed.replace(stressMarks, '') : decomposed)
    .replace(innerApostrophes, '')
    .normalize('NFC')
    .replace(hyphens, '-')
    .replace(separators, ' ')
    .trim();
  return folding.lookAlikes && hasCyrillic(plain) ? replaceLookAlikes(plain) : plain;
}

/** Replaces Latin and Greek letters that look Cyrillic by Cyrillic ones. Expects lower case. */
export function replaceLookAlikes(text: string): string {
  return text.replace(/[a-zëα-ω]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** Replaces ё by е, as most printed Russian does. */
export function withoutYo(folded: string): string {
  return folded.includes('ё') ? folded.replaceAll('ё', 'е') : folded;
}

/** Removes stress marks: «Э́то» → «Это». */
export function stripStress(text: string): string {
  return text.normalize('NFD').replace(stressMarks, '').normalize('NFC');
}

export function hasCyrillic(text: string): boolean {
  return cyrillic.test(text);
}

export function hasLatin(text: string): boolean {
  return latin.test(text);
}
