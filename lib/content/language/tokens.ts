import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { fold } from '@/lib/russian/exercises/text/fold';

/** A word of a sentence with every way to read it; `joined` when nothing but a space is between it and the word before. */
export interface Token {
  text: string;
  readings: readonly Reading[];
  joined: boolean;
}

/** The words of a sentence as a dictionary reads them. */
export function tokensOf(sentence: string, lexicon: Lexicon): Token[] {
  let end = 0;
  return [...sentence.matchAll(/[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => {
    const joined = end > 0 && sentence.slice(end, index) === ' ';
    end = index + word.length;
    const text = fold(word);
    return { text, readings: lexicon.readings(text), joined };
  });
}

export const has = ({ grammemes }: Reading, ...wanted: readonly string[]) =>
  wanted.every((grammeme) => grammemes.includes(grammeme));

/** Whether the word can be nothing but one of these parts of speech. */
export const isOnly = ({ readings }: Token, ...parts: readonly string[]) =>
  readings.length > 0 && readings.every(({ grammemes }) => parts.includes(grammemes[0] ?? ''));

export const readingsAs = ({ readings }: Token, part: string) =>
  readings.filter(({ grammemes }) => grammemes[0] === part);
