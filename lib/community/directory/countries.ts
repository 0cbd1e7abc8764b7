import 'server-only';
import { createMemo } from '@/lib/platform/cache/memo';
import { countries } from '@/lib/platform/i18n/iso-codes';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { minuteMs } from '@/lib/platform/time/units';
import { isFindable, onField, type Searcher } from './inside/conditions';
import { selectCountries } from './inside/people-queries';

/** One list for visitors, adults and minors each: among many people it hardly changes, and it is the dearest part of a search. */
const lists = createMemo<string[]>({ max: 3, ttlMs: minuteMs, now: () => now().getTime() });

/** Countries of the people whom the searcher may find; for a visitor, of those who show their country to everybody. */
export async function listCountries(searcher: Searcher): Promise<string[]> {
  const everybody = { ...searcher, ...(searcher.id !== null && { id: 0 }), blocked: [] };
  const found = onField(everybody, 'country', isFindable(everybody));
  return lists(searcher.id === null ? 'visitor' : searcher.group, async () =>
    (await selectCountries(db, countries, found)).sort(),
  );
}
