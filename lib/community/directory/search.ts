import 'server-only';
import { and, not, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { ageBrackets, birthDatesOf } from '@/lib/people/audience/age-policy';
import { db } from '@/lib/platform/database/database';
import type { Filters } from './filters-schema';
import { isFindable, isNamed, matchesFilter, type Searcher } from './inside/conditions';
import {
  bitmapSwitch,
  countFound,
  limitSearch,
  selectFound,
  type DirectoryPosition,
} from './inside/people-queries';
import { countWithWords, selectWithWords } from './inside/word-queries';
import { findKnownWords, wordsOfTier, type KnownWords } from './known-words';
import { ageOptions, maxCount } from './limits';
import { likePatterns, looksInside, searchedWords, tiers, type SearchedWord } from './name-search';
import { today } from './searcher';
import { findWithSlips } from './slip-search';

/** A person in the list: the tier by which their name matched (0 without a name), and the time of their last activity. */
export interface SearchHit extends DirectoryPosition {
  tier: number;
}

interface Stretch {
  searcher: Searcher;
  filters: Filters;
  after: SearchHit | null;
  limit: number;
}

/** `known`: words of the directory that match the typed ones; null when people are not searched by words. */
interface Search extends Stretch {
  words: readonly SearchedWord[];
  known: KnownWords | null;
  allowBitmaps: ReturnType<typeof bitmapSwitch>;
}

const searchTimeoutMs = 2000;
const startTier = tiers.indexOf('start');

/** People after a cursor, those whose names match best first, and the number of all people found. */
export async function searchPeople(stretch: Stretch): Promise<{ found: SearchHit[]; count: number }> {
  const words = searchedWords(stretch.filters.name ?? '');
  // A name without letters finds nobody.
  if (words.length === 0 && stretch.filters.name) return { found: [], count: 0 };
  const result = await db.transaction(async (on) => {
    const search: Search = { ...stretch, words, known: null, allowBitmaps: bitmapSwitch(on) };
    // Visitors find few people, who have indexes of their own.
    return stretch.searcher.id === null || words.length === 0
      ? findAndCount(on, search)
      : findByWords(on, search);
  });
  if (result.count > 0 || words.length === 0) return result;
  const { searcher, limit } = stretch;
  return findWithSlips(words, { searcher, limit, condition: conditionOf(stretch, undefined) });
}

/** Sent as one batch: each round trip takes time. */
async function findAndCount(on: Connection, search: Search) {
  const [, found, count] = await Promise.all([
    limitSearch(on, searchTimeoutMs),
    findByTiers(on, search),
    countAll(on, search),
  ]);
  return { found, count };
}

async function findByWords(on: Connection, search: Search) {
  const [, known] = await Promise.all([limitSearch(on, searchTimeoutMs), findKnownWords(on, search.words)]);
  const informed = { ...search, known };
  const count = await countByWords(on, informed);
  const found = await findByTiers(on, informed);
  return { found, count: count ?? (await countAll(on, informed)) };
}

const conditionOf = ({ searcher, filters }: Stretch, name: SQL | undefined) =>
  and(isFindable(searcher), matchesFilter(searcher, filterOf(filters)), name);

function filterOf({ level, age, native, gender, country, language, occupation }: Filters) {
  const bracket = age === undefined ? undefined : ageBrackets[ageOptions.indexOf(age)];
  return {
    russianLevel: level,
    born: bracket && birthDatesOf(bracket, today()),
    isNative: native === undefined ? undefined : true,
    gender,
    country,
    nativeLanguage: language,
    occupation,
  };
}

async function findByTiers(on: Connection, search: Search): Promise<SearchHit[]> {
  const found: SearchHit[] = [];
  const from = search.after?.tier ?? 0;
  for (const tier of tiersFor(search.words).filter((each) => each >= from)) {
    if (found.length >= search.limit) break;
    const rows = await findByTier(on, search, tier, {
      after: search.after?.tier === tier ? search.after : null,
      limit: search.limit - found.length,
    });
    found.push(...rows.map((row) => ({ ...row, tier })));
  }
  return found;
}

async function findByTier(
  on: Connection,
  search: Search,
  tier: number,
  part: { after: DirectoryPosition | null; limit: number },
): Promise<DirectoryPosition[]> {
  const { words, known, searcher } = search;
  const match = known && wordsOfTier(known, tier);
  await search.allowBitmaps(match === null);
  const only = (name: SQL | undefined, surer: SQL | undefined) =>
    conditionOf(search, and(name, tier === 0 || !surer ? undefined : not(surer)));
  if (match) {
    const { others, typed } = match;
    const condition = only(named(search, others, tier), named(search, typed, tier - 1));
    return selectWithWords(on, { ...match, condition }, part);
  }
  const condition = only(named(search, words, tier), named(search, words, tier - 1));
  return selectFound(on, condition, { order: searcher.id === null ? 'newest' : 'active', ...part });
}

/**
 * The number of people, if the words tell it: when there are too many to count, or when no letters inside words are
 * searched.
 */
async function countByWords(on: Connection, search: Search): Promise<number | null> {
  const match = search.known && wordsOfTier(search.known, startTier);
  if (!match) return null;
  await search.allowBitmaps(false);
  const condition = conditionOf(search, named(search, match.others, startTier));
  const count = await countWithWords(on, { ...match, condition }, maxCount + 1);
  return count > maxCount || !looksInside(search.words) ? count : null;
}

async function countAll(on: Connection, search: Search): Promise<number> {
  await search.allowBitmaps(true);
  return countFound(on, conditionOf(search, named(search, search.words, tiers.length - 1)), maxCount + 1);
}

const named = ({ searcher }: Stretch, words: readonly SearchedWord[], tier: number) =>
  isNamed(
    searcher,
    words.map((word) => likePatterns(word, tiers[tier] ?? 'contains')),
  );

/** The tiers to search: 'related' is left out when no word has related names; without a name there is one tier. */
function tiersFor(words: readonly SearchedWord[]): number[] {
  if (words.length === 0) return [0];
  const hasRelated = words.some(({ related }) => related.length > 0);
  const left = { exact: true, related: hasRelated, start: true, contains: looksInside(words) };
  return tiers.flatMap((tier, at) => (left[tier] ? [at] : []));
}
