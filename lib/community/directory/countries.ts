import 'server-only';
import { countries } from '@/lib/platform/i18n/iso-codes';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { isFindable, onField, type Searcher } from './inside/conditions';
import { selectCountries } from './inside/people-queries';

/** Among many people the list hardly changes, and making it anew costs more than everything else of a search. */
const ttlMs = 60_000;
const kept = new Map<string, { list: Promise<string[]>; untilMs: number }>();

/** Countries of the people whom the searcher may find; for a visitor, of those who show their country to everybody. */
export async function listCountries(searcher: Searcher): Promise<string[]> {
  const subject = searcher.id === null ? 'visitor' : searcher.group;
  const known = kept.get(subject);
  const nowMs = now().getTime();
  if (known && nowMs < known.untilMs && known.untilMs - nowMs <= ttlMs) return known.list;
  const everybody = { ...searcher, ...(searcher.id !== null && { id: 0 }), blocked: [] };
  const list = selectCountries(db, countries, onField(everybody, 'country', isFindable(everybody))).then(
    (found) => found.sort(),
  );
  kept.set(subject, { list, untilMs: nowMs + ttlMs });
  list.catch(() => kept.delete(subject));
  return list;
}
