import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { mayKnowActor, type ReadingTime } from '@/lib/people/audience/tellable';

/**
 * Number of messages a person has not read, as part of a query that is built once: one row, `count`. Messages of people whom
 * they have muted or blocked, or may not see any more, do not count.
 */
export const selectUnreadMessages = (me: SQL, time: ReadingTime): SQL => sql`(
  select coalesce(sum(m.unread), 0)::int as count from dialog_members m join dialogs d on d.id = m.dialog_id
  where m.user_id = ${me} and m.unread > 0 and ${mayKnowActor(sql`(d.low_id + d.high_id - ${me})`, me, time)})`;
