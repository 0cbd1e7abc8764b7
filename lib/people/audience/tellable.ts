import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { adultYears, birthDatesOf } from './age-policy';

/** The time of a reading in SQL: a value, or a placeholder in a query that is built once. */
export interface ReadingTime {
  at: SQL;
  /** The latest birth date of an adult on that day. */
  adultsBornUntil: SQL;
}

export const adultsBornUntil = (at: Date): string =>
  birthDatesOf({ min: adultYears, max: null }, at.toISOString().slice(0, 10)).until;

export const readingTime = (at: Date): ReadingTime => ({
  at: sql`${at.toISOString()}::timestamptz`,
  adultsBornUntil: sql`${adultsBornUntil(at)}::date`,
});

/**
 * Whether one person may be notified of another: neither blocks the other, the reader has not muted the actor, and both are
 * adults, or both minors (./find-person). False when an age is unknown, or when the actor is suspended, is leaving the site
 * or has no account. `actor` and `reader` are ids in SQL.
 */
export function mayKnowActor(actor: SQL, reader: SQL, time: ReadingTime): SQL {
  const isAdult = (person: SQL) =>
    sql`(select u.birth_date <= ${time.adultsBornUntil} from users u where u.id = ${person})`;
  const isPresent = sql`exists (select 1 from users u where u.id = ${actor} and u.erase_at is null
    and (u.suspended_until is null or u.suspended_until <= ${time.at}))`;
  return sql`(${isPresent} and coalesce(${isAdult(actor)} = ${isAdult(reader)}, false)
    and not exists (select 1 from mutes m where m.muter_id = ${reader} and m.muted_id = ${actor})
    and not exists (select 1 from blocks b where b.blocker_id = ${reader} and b.blocked_id = ${actor})
    and not exists (select 1 from blocks b where b.blocker_id = ${actor} and b.blocked_id = ${reader}))`;
}
