import 'server-only';
import type { Connection } from '@/db/client';
import { countWords, selectWords } from './inside/word-queries';
import { likePatterns, tiers, type SearchedWord, type Tier } from './name-search';

/** Letters inside words are no words. */
type WordTier = Exclude<Tier, 'contains'>;

/** Of a typed word, what somebody in the directory has. */
type KnownWord = Record<WordTier, string[]> & {
  /** What is typed without what nobody has; letters inside words may be of any spelling. */
  word: SearchedWord;
  /** More words begin with it than were read. */
  isCut: boolean;
};

export interface KnownWords {
  all: KnownWord[];
  /** The place of the one that the fewest people have; undefined where all are cut. */
  rarest: number | undefined;
}

/** Where more words begin with what was typed, so many people are found that the list is soon full without them. */
const maxWords = 100;
/** Above this, one word is as good as another to look for people by. */
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
  // Of equals the last one, which is the surname more often than not.
  return places[counts.lastIndexOf(Math.min(...counts))];
}

interface WordsOfTier {
  /** One of these has whoever the tier finds; none where it finds nobody. */
  words: string[];
  /** The LIKE patterns of these words. */
  patterns: string[];
  /** The other typed words, without what nobody has. */
  others: SearchedWord[];
  /** All typed words, likewise. */
  typed: SearchedWord[];
}

/** By which words a tier finds people; null where it cannot tell. */
export function wordsOfTier({ all, rarest }: KnownWords, at: number): WordsOfTier | null {
  const tier = tiers[at];
  if (tier === undefined || tier === 'contains') return null;
  // Only beginnings are cut.
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
