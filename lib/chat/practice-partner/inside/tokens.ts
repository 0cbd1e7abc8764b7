import type { Lexicon, Reading } from '@/lib/russian/exercises/lexicon';
import { fold } from '@/lib/russian/exercises/text/fold';
import { partOf } from './language';

export interface Token {
  /** As written. */
  text: string;
  /** In small letters, without stress marks. */
  folded: string;
  /** In UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
  readings: readonly Reading[];
  /** Whether only spaces separate it from the word before. */
  joined: boolean;
  /** Whether a sentence begins with it. */
  isFirst: boolean;
  /** Whether it is an ending («-я») or a sound («[в]») rather than a word. */
  isCited: boolean;
}

const word = /\p{N}+|[\p{L}\p{M}]+(?:[-‑][\p{L}\p{M}]+)*/gu;
/** Words that are read at most: each rule checks every one of them. */
const maxWords = 100;

/** The words and numbers of a text, with their readings in the dictionary. */
export function tokensOf(text: string, lexicon: Lexicon): Token[] {
  let end = 0;
  let before = 0;
  return [...text.matchAll(word)].slice(0, maxWords).map(({ 0: written, index }, place) => {
    const gap = text.slice(end, index);
    end = index + written.length;
    const folded = fold(written);
    const token = {
      text: written,
      folded,
      start: index,
      end,
      readings: lexicon.readings(folded),
      joined: place > 0 && /^[^\S\n]+$/u.test(gap) && !isCited(text, before),
      isCited: isCited(text, index) || /^«[^«»]+»/u.test(text.slice(index - 1, end + 1)),
      isFirst: place === 0 || /[.!?…\n]/u.test(gap),
    };
    before = index;
    return token;
  });
}

const isCited = (text: string, start: number) => /[-–[/|]/u.test(text.charAt(start - 1));

/** The word's readings as these parts of speech; none if it may be another one. */
export function only({ readings }: Token, ...parts: readonly string[]): readonly Reading[] {
  return readings.every((reading) => parts.includes(partOf(reading))) ? readings : [];
}

export const isAny = ({ readings }: Token, ...parts: readonly string[]) =>
  readings.some((reading) => parts.includes(partOf(reading)));

export const hasLemma = ({ readings }: Token, lemmas: ReadonlySet<string>) =>
  readings.some(({ lemma }) => lemmas.has(lemma));

const noToken: Token = {
  text: '',
  folded: '',
  start: 0,
  end: 0,
  readings: [],
  joined: false,
  isFirst: false,
  isCited: false,
};

/** The word at a place; beyond the text, an empty one without readings. */
export const wordAt = (tokens: readonly Token[], place: number): Token => tokens[place] ?? noToken;

/** The words around a place up to the nearest punctuation, with that place among them. */
export function clauseAround(tokens: readonly Token[], place: number): { clause: Token[]; at: number } {
  let first = place;
  while (tokens[first]?.joined) first -= 1;
  let last = place + 1;
  while (tokens[last]?.joined) last += 1;
  return { clause: tokens.slice(first, last), at: place - first };
}
