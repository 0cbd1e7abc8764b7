import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Place } from './fault';

/** A stretch of text for people, with its place. */
export interface TextLine extends Place {
  text: string;
}

/** The words of a text as written; a hyphenated word is one word. */
export function wordsIn(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu) ?? [];
}

/** The words in lower case without punctuation; stress and ё stay. */
export function plain(text: string): string {
  return fold(text, { stress: false, lookAlikes: false });
}

/** As `plain`, also without stress marks and with е for ё: how a learner may write it. */
export function unmarked(text: string): string {
  return withoutYo(fold(text, { stress: true, lookAlikes: false }));
}

/** Whether the words of `part` stand side by side in `whole`; both are folded alike. */
export function hasWords(whole: string, part: string): boolean {
  return ` ${whole} `.includes(` ${part} `);
}

export function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
