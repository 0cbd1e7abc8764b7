import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';

/**
 * Whether one person may be told of another: neither blocks the other, and both are adults, or both minors
 * (lib/people/audience). False where an age is unknown, or the person is not there. `actor` and `reader` are ids in SQL.
 */
export function mayKnowActor(actor: SQL, reader: SQL, at: Date): SQL {
  const { until } = birthDatesOf({ min: adultYears, max: null }, at.toISOString().slice(0, 10));
  const isAdult = (person: SQL) => sql`(select u.birth_date <= ${until} from users u where u.id = ${person})`;
  return sql`(coalesce(${isAdult(actor)} = ${isAdult(reader)}, false)
    and not exists (select 1 from blocks b where b.blocker_id = ${reader} and b.blocked_id = ${actor})
    and not exists (select 1 from blocks b where b.blocker_id = ${actor} and b.blocked_id = ${reader}))`;
}
