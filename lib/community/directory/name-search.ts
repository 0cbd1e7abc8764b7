import { listRelatedNames } from './diminutives';
import { leastSlips } from './slips';
import { spell, spellings, wordsOf } from './spellings';

/** What a word that somebody typed may be in the key of a name (`nameKey`), from the surest to the loosest reading. */
export interface SearchedWord {
  spellings: string[];
  /** A name and its short forms. */
  related: string[];
}

/** More words than anybody's name has; further ones are not read. */
const maxWords = 5;

export function searchedWords(typed: string): SearchedWord[] {
  return wordsOf(typed)
    .slice(0, maxWords)
    .map((word) => ({ spellings: typedSpellings(word), related: listRelatedNames(spell(word)) }))
    .filter((word) => word.spellings.length > 0);
}

/** Somebody who has typed 'natasc' is on the way to 'natascha'. */
const typedSpellings = (word: string) => [
  ...new Set([...spellings(word), ...(/.{2}c$/u.test(word) ? [spell(word.slice(0, -1))] : [])]),
];

/** How a row matches: each word, by an ever looser reading. */
export const tiers = ['exact', 'related', 'start', 'contains'] as const;
export type Tier = (typeof tiers)[number];

/** pg_trgm finds letters anywhere by three of them; fewer are found at the start of a word only. */
const minLettersInside = 3;

/** The patterns of LIKE for a word, of this tier and the surer ones; one of them must match. */
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

/** Without those that another one covers: what begins with 'pet' begins with 'pe'. */
const shortest = (words: readonly string[], covers: (word: string, other: string) => boolean) =>
  words.filter((word) => !words.some((other) => other !== word && covers(word, other)));

/** Whether some of the words are long enough to be found inside others. */
export const looksInside = (words: readonly SearchedWord[]) =>
  words.some(({ spellings }) => spellings.some((word) => Array.from(word).length >= minLettersInside));

const anywhere = (word: string) =>
  Array.from(word).length < minLettersInside ? `% ${escaped(word)}%` : `%${escaped(word)}%`;

const escaped = (word: string) => word.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** How many slips lie between what was typed and the key of a name; null where they are too many for a typing error. */
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
