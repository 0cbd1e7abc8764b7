import { lookAlikes } from './look-alikes';

/** What folding forgives; both are on but for tests that prove they matter. */
export interface Folding {
  stress: boolean;
  lookAlikes: boolean;
}
export const fullFolding: Folding = { stress: true, lookAlikes: true };

// Only the two accents: dropping every mark, as NFKD-and-strip does, would turn й into и and ё into е.
const stressMarks = /[\u0300\u0301]/g;
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const hyphens = /[\u2010\u2011\u2212]|(?<=\p{L})\u2013(?=\p{L})/gu;
const innerApostrophes = /(?<=[\p{L}\p{M}])['’ʼ´`]+(?=\p{L})/gu;
/** Whatever is no letter, digit or hyphen inside a word. */
const separators = /(?:[^\p{L}\p{M}\p{N}-]|(?<![\p{L}\p{M}\p{N}])-+|-+(?![\p{L}\p{N}]))+/gu;
// Nearly all text of a course is like this, and folding it needs no Unicode tables.
const plainWord = /^[а-яё]+$/;
const plainText = /^[а-яё\u0301\s.,!?…:;«»()—]+$/;
const cyrillic = /\p{Script=Cyrillic}/u;
const latin = /\p{Script=Latin}/u;

/** Reduces a text to what counts in an answer: its letters in lower case, single spaces between words. */
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

/** Latin and Greek letters that look Cyrillic, made Cyrillic. For lower case. */
export function replaceLookAlikes(text: string): string {
  return text.replace(/[a-zëα-ω]/g, (letter) => lookAlikes[letter] ?? letter);
}

/** One spelling for ё and е, as most Russian print has it. */
export function withoutYo(folded: string): string {
  return folded.includes('ё') ? folded.replaceAll('ё', 'е') : folded;
}

/** «Э́то» → «Это»: for masks and for keys, where the accent would be in the way. */
export function stripStress(text: string): string {
  return text.normalize('NFD').replace(stressMarks, '').normalize('NFC');
}

export function hasCyrillic(text: string): boolean {
  return cyrillic.test(text);
}

export function hasLatin(text: string): boolean {
  return latin.test(text);
}
