import { listRelatedNames } from './diminutives';
import { leastSlips } from './slips';
import { spell, spellings, wordsOf } from './spellings';

/** A typed word and the words it may match in the key of a name (`nameKey`). */
export interface SearchedWord {
  spellings: string[];
  /** Full names or short forms of the same name. */
  related: string[];
}

/** Typed words after these are ignored: no name has more. */
const maxWords = 5;

export function searchedWords(typed: string): SearchedWord[] {
  return wordsOf(typed)
    .slice(0, maxWords)
    .map((word) => ({ spellings: typedSpellings(word), related: listRelatedNames(spell(word)) }))
    .filter((word) => word.spellings.length > 0);
}

/** 'natasc' may be the beginning of 'natascha'. */
const typedSpellings = (word: string) => [
  ...new Set([...spellings(word), ...(/.{2}c$/u.test(word) ? [spell(word.slice(0, -1))] : [])]),
];

/** How the words match a name, from the strictest to the loosest. */
export const tiers = ['exact', 'related', 'start', 'contains'] as const;
export type Tier = (typeof tiers)[number];

/** pg_trgm finds letters inside a word by trigrams; fewer letters are searched at the start of a word only. */
const minLettersInside = 3;

/** LIKE patterns of a word for this tier and the stricter ones; one of them must match. */
export function likePatterns({ spellings: own, related }: SearchedWord, tier: Tier): string[] {
  const whole = (words: string[]) => words.map((word) => `% ${escaped(word)} %`);
  switch (tier) {
    case 'exact':
      return whole(own);
    case 'related':
      return whole([...own, ...related]);
    case 'start': {
      const starts = shortest(own, (word, other) => word.startsWith(other));
      const others = related.filter((word) => !starts.some((start) => word.startsWith(start)));
      return [...starts.map((word) => `% ${escaped(word)}%`), ...whole(others)];
    }
    case 'contains':
      return [...own.map(anywhere), ...whole(related)];
  }
}

/** Drops the words that another one covers: what begins with 'pet' begins with 'pe'. */
const shortest = (words: readonly string[], covers: (word: string, other: string) => boolean) =>
  words.filter((word) => !words.some((other) => other !== word && covers(word, other)));

/** Whether one of the words is long enough to be searched inside others. */
export const looksInside = (words: readonly SearchedWord[]) =>
  words.some(({ spellings }) => spellings.some((word) => Array.from(word).length >= minLettersInside));

const anywhere = (word: string) =>
  Array.from(word).length < minLettersInside ? `% ${escaped(word)}%` : `%${escaped(word)}%`;

const escaped = (word: string) => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** Number of slips between the typed words and the key of a name; null when there are too many for a typing error. */
export function slipsIn(words: readonly SearchedWord[], key: string): number | null {
  const known = key.split(/[ |]+/u).filter(Boolean);
  let slips = 0;
  for (const { spellings: own, related } of words) {
    const least = related.some((word) => known.includes(word)) ? 0 : leastSlips(own, known);
    if (least === null) return null;
    slips += least;
  }
  return slips;
}
