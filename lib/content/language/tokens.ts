import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { fold } from '@/lib/russian/exercises/text/fold';

/** A word with its possible readings; `joined` when only a space separates it from the word before. */
export interface Token {
  text: string;
  readings: readonly Reading[];
  joined: boolean;
}

/** Splits a sentence into words and looks them up in the dictionary. */
export function tokensOf(sentence: string, lexicon: Lexicon): Token[] {
  let end = 0;
  return [...sentence.matchAll(/[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu)].map(({ 0: word, index }) => {
    const joined = end > 0 && sentence.slice(end, index) === ' ';
    end = index + word.length;
    const text = fold(word);
    return { text, readings: lexicon.readings(text), joined };
  });
}

export const hasGrammemes = ({ grammemes }: Reading, ...wanted: readonly string[]) =>
  wanted.every((grammeme) => grammemes.includes(grammeme));

/** Whether every reading of the word is one of these parts of speech. */
export const isOnly = ({ readings }: Token, ...parts: readonly string[]) =>
  readings.length > 0 && readings.every(({ grammemes }) => parts.includes(grammemes[0] ?? ''));

export const readingsAs = ({ readings }: Token, part: string) =>
  readings.filter(({ grammemes }) => grammemes[0] === part);
