import 'server-only';
import type { Connection } from '@/db/client';
import { countWords, selectWords } from './inside/word-queries';
import { likePatterns, tiers, type SearchedWord, type Tier } from './name-search';

/** The tiers that find whole words or beginnings of words. */
type WordTier = Exclude<Tier, 'contains'>;

/** A typed word with the words of the directory that match it. */
type KnownWord = Record<WordTier, string[]> & {
  /** The typed word without spellings that no name in the directory has. */
  word: SearchedWord;
  /** Whether more than `maxWords` words begin with it. */
  isCut: boolean;
};

export interface KnownWords {
  all: KnownWord[];
  /** Index of the word that fewest people have; undefined when all words are cut. */
  rarest: number | undefined;
}

/** If more words than this begin with the typed text, the list is full even without the others. */
const maxWords = 100;
/** People are counted up to this number: above it, words are equally good to search by. */
const maxCompared = 1_000;

export async function findKnownWords(on: Connection, typed: readonly SearchedWord[]): Promise<KnownWords> {
  const rows = await selectWords(on, {
    whole: [...new Set(typed.flatMap(({ related }) => related))],
    starts: [...new Set(typed.flatMap(({ spellings }) => spellings))],
    limit: maxWords + 1,
  });
  const known = new Set(rows.map(({ word }) => word));
  const all = typed.map(({ spellings, related }) => {
    const begun = spellings.map((start) => rows.filter(({ asked }) => asked === start));
    const exact = spellings.filter((word) => known.has(word));
    const others = related.filter((word) => known.has(word));
    const begins = spellings.filter((_, at) => (begun[at]?.length ?? 0) > 0);
    return {
      word: { spellings: begins, related: others },
      exact,
      related: [...new Set([...exact, ...others])],
      start: [...new Set([...begun.flat().map(({ word }) => word), ...others])],
      isCut: begun.some(({ length }) => length > maxWords),
    };
  });
  return { all, rarest: await findRarest(on, all) };
}

async function findRarest(on: Connection, all: readonly KnownWord[]): Promise<number | undefined> {
  const places = all.flatMap(({ isCut }, place) => (isCut ? [] : [place]));
  if (places.length < 2) return places[0];
  const lists = places.map((place) => all[place]?.start ?? []);
  const counts = await countWords(on, lists, maxCompared);
  // When counts are equal, the last word: it is usually the surname.
  return places[counts.lastIndexOf(Math.min(...counts))];
}

interface WordsOfTier {
  /** Everybody whom the tier finds has one of these words; empty when it finds nobody. */
  words: string[];
  /** The LIKE patterns of these words. */
  patterns: string[];
  /** The other typed words, without spellings that nobody has. */
  others: SearchedWord[];
  /** All typed words, without spellings that nobody has. */
  typed: SearchedWord[];
}

/** The words by which a tier finds people; null when words alone do not decide it. */
export function wordsOfTier({ all, rarest }: KnownWords, at: number): WordsOfTier | null {
  const tier = tiers[at];
  if (tier === undefined || tier === 'contains') return null;
  // Only the lists of beginnings are cut.
  const place = tier === 'start' ? rarest : (rarest ?? 0);
  const chosen = place === undefined ? undefined : all[place];
  if (chosen === undefined) return null;
  const isEmpty = all.some((known) => known[tier].length === 0);
  return {
    words: isEmpty ? [] : chosen[tier],
    patterns: likePatterns(chosen.word, tier),
    others: all.filter((known) => known !== chosen).map(({ word }) => word),
    typed: all.map(({ word }) => word),
  };
}
