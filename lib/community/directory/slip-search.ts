import 'server-only';
import type { SQL } from 'drizzle-orm';
import { db, isDatabaseSlow } from '@/lib/platform/database/database';
import type { Searcher } from './inside/conditions';
import { limitSearch, selectAlike } from './inside/people-queries';
import { slipsIn, tiers, type SearchedWord } from './name-search';

/** Slips are searched only when nothing else is found, and only for this long. */
const usualTimeoutMs = 300;
const maxAlike = 200;

interface SlipSearch {
  searcher: Searcher;
  /** The condition besides the name. */
  condition: SQL | undefined;
  limit: number;
}

/** One page of people whose names are similar to the typed one; empty when the search takes too long. */
export async function findWithSlips(
  words: readonly SearchedWord[],
  search: SlipSearch,
  timeoutMs = usualTimeoutMs,
) {
  const alike = await listAlike(words, search.condition, timeoutMs);
  const keys = alike.map(({ nameKey, ...row }) => ({
    ...row,
    tier: tiers.length,
    slips: slipsIn(words, search.searcher.id === null ? openKeyOf(nameKey) : nameKey),
  }));
  const near = keys.flatMap(({ slips, ...row }) => (slips === null ? [] : [{ ...row, slips }]));
  near.sort((a, b) => a.slips - b.slips || b.id - a.id);
  return { found: near.slice(0, search.limit).map(({ slips: _, ...row }) => row), count: near.length };
}

const openKeyOf = (nameKey: string) => nameKey.split('|', 1)[0] ?? '';

async function listAlike(words: readonly SearchedWord[], condition: SQL | undefined, timeoutMs: number) {
  try {
    return await db.transaction(async (on) => {
      await limitSearch(on, timeoutMs);
      const forms = words.map(({ spellings }) => spellings[0] ?? '');
      return selectAlike(on, forms, condition, maxAlike);
    });
  } catch (error) {
    if (isDatabaseSlow(error)) return [];
    throw error;
  }
}
