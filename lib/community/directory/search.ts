import 'server-only';
import { and, not, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { ageBrackets, birthDatesOf } from '@/lib/people/audience/age-policy';
import { db } from '@/lib/platform/database/database';
import type { Filters } from './filters-schema';
import { isFindable, isNamed, isWanted, type Searcher } from './inside/conditions';
import { countFound, limitSearch, selectFound, type Place } from './inside/people-queries';
import { ageOptions, maxCount } from './limits';
import { likePatterns, searchedWords, tiers, type SearchedWord } from './name-search';
import { today } from './searcher';
import { findWithSlips } from './slip-search';

/** A person in the list: by which tier of the name they were found (0 without a name), and when they were last there. */
export interface Found extends Place {
  tier: number;
}

interface Stretch {
  searcher: Searcher;
  filters: Filters;
  after: Found | null;
  limit: number;
}

const searchMs = 2000;

/** The people from a place of the list on, the best match of the name first, and how many there are at all. */
export async function searchPeople(stretch: Stretch): Promise<{ found: Found[]; count: number }> {
  const words = searchedWords(stretch.filters.name ?? '');
  // Signs that are no letters name nobody.
  if (words.length === 0 && stretch.filters.name) return { found: [], count: 0 };
  const result = await db.transaction(async (on) => {
    await limitSearch(on, searchMs);
    const found = await findByTiers(on, words, stretch);
    const all = conditionOf(
      stretch,
      words.length === 0 ? undefined : named(stretch, words, tiers.length - 1),
    );
    return { found, count: await countFound(on, all, maxCount + 1) };
  });
  if (result.count > 0 || words.length === 0) return result;
  const { searcher, limit } = stretch;
  return findWithSlips(words, { searcher, limit, condition: conditionOf(stretch, undefined) });
}

const conditionOf = ({ searcher, filters }: Stretch, name: SQL | undefined) =>
  and(isFindable(searcher), isWanted(searcher, wantedOf(filters)), name);

function wantedOf({ level, age, native, gender, country, language, occupation }: Filters) {
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

const named = ({ searcher }: Stretch, words: readonly SearchedWord[], tier: number) =>
  isNamed(
    searcher,
    words.map((word) => likePatterns(word, tiers[tier] ?? 'contains')),
  );

async function findByTiers(
  on: Connection,
  words: readonly SearchedWord[],
  stretch: Stretch,
): Promise<Found[]> {
  const found: Found[] = [];
  const from = stretch.after?.tier ?? 0;
  for (const tier of tiersFor(words).filter((each) => each >= from)) {
    if (found.length >= stretch.limit) break;
    const name = words.length === 0 ? undefined : exactly(stretch, words, tier);
    const rows = await selectFound(on, conditionOf(stretch, name), {
      order: stretch.searcher.id === null ? 'newest' : 'active',
      after: stretch.after?.tier === tier ? stretch.after : null,
      limit: stretch.limit - found.length,
    });
    found.push(...rows.map((row) => ({ ...row, tier })));
  }
  return found;
}

/** Names without short forms have nothing to find by them; without a name everybody is found alike. */
function tiersFor(words: readonly SearchedWord[]): number[] {
  if (words.length === 0) return [0];
  const hasRelated = words.some(({ related }) => related.length > 0);
  return tiers.flatMap((tier, at) => (tier === 'related' && !hasRelated ? [] : [at]));
}

/** Whom this tier finds and the surer ones do not. */
function exactly(stretch: Stretch, words: readonly SearchedWord[], tier: number): SQL | undefined {
  const surer = tier === 0 ? undefined : named(stretch, words, tier - 1);
  return and(named(stretch, words, tier), surer && not(surer));
}
