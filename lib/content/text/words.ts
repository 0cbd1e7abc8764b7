import { fold, withoutYo } from '@/lib/russian/exercises/text/fold';
import type { SourceLocation } from '@/lib/content/files/fault';

/** A line of text for readers, with its source location. */
export interface TextLine extends SourceLocation {
  text: string;
}

/** The words of a text as written; a hyphenated word is one word. */
export function wordsIn(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu) ?? [];
}

/** The text in lower case without punctuation; stress and ё stay. */
export function plain(text: string): string {
  return fold(text, { stress: false, lookAlikes: false });
}

/** Like `plain`, also without stress marks and with е for ё: as a learner may type it. */
export function unmarked(text: string): string {
  return withoutYo(fold(text, { stress: true, lookAlikes: false }));
}

/** Whether `whole` contains the words of `part` side by side; both must be folded alike. */
export function hasWords(whole: string, part: string): boolean {
  return ` ${whole} `.includes(` ${part} `);
}

export function isCapitalised(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}
