import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';

/**
 * Whether one person may be told of another: neither blocks the other, and both are adults, or both minors
 * (lib/people/audience). False where an age is unknown, or the actor is suspended, leaves the site or is not there. `actor` and `reader` are ids in SQL.
 */
export function mayKnowActor(actor: SQL, reader: SQL, at: Date): SQL {
  const { until } = birthDatesOf({ min: adultYears, max: null }, at.toISOString().slice(0, 10));
  const isAdult = (person: SQL) => sql`(select u.birth_date <= ${until} from users u where u.id = ${person})`;
  const isPresent = sql`exists (select 1 from users u where u.id = ${actor} and u.erase_at is null
    and (u.suspended_until is null or u.suspended_until <= ${at.toISOString()}::timestamptz))`;
  return sql`(${isPresent} and coalesce(${isAdult(actor)} = ${isAdult(reader)}, false)
    and not exists (select 1 from blocks b where b.blocker_id = ${reader} and b.blocked_id = ${actor})
    and not exists (select 1 from blocks b where b.blocker_id = ${actor} and b.blocked_id = ${reader}))`;
}
