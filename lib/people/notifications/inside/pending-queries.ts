import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { NotificationKind } from '@/lib/people/notifications/kinds';
import { isLive } from './live';
import { isWanted } from './wanted';
import { readingTime } from '@/lib/people/audience/tellable';

interface Pending extends Record<string, unknown> {
  id: number;
  kind: NotificationKind;
  userId: number;
  locale: string;
}

export async function selectPending(on: Connection, id: number, at: Date): Promise<Pending | null> {
  const [row] = await on.execute<Pending>(sql`
    select n.id, n.kind, n.user_id as "userId", r.locale from notifications n join users r on r.id = n.user_id
    where n.id = ${id} and n.read_at is null and ${isWanted('push')} and ${isLive(readingTime(at))}`);
  return row ?? null;
}

/** Whether a person has push subscriptions, and wants this notification by push. */
export async function isPushed(on: Connection, id: number): Promise<boolean> {
  const rows = await on.execute(sql`
    select 1 from notifications n where n.id = ${id} and ${isWanted('push')}
      and exists (select 1 from push_subscriptions s where s.user_id = n.user_id)`);
  return rows.length > 0;
}

interface MailReader extends Record<string, unknown> {
  id: number;
  timeZone: string;
  fromHour: number | null;
  untilHour: number | null;
  /** Time of the first pending notification, and of the last letter; null before the first one. */
  waitsSince: Date;
  mailedAt: Date | null;
}

/** People who get letters; without those who have turned all of them off, for whom the job would find nothing. */
export async function selectMailReaders(on: Connection, at: Date): Promise<MailReader[]> {
  const rows = await on.execute<MailReader & { waitsSince: string; mailedAt: string | null }>(sql`
    select r.id, r.time_zone as "timeZone", q.from_hour as "fromHour", q.until_hour as "untilHour",
      min(n.created_at) as "waitsSince",
      (select max(m.mailed_at) from notifications m where m.user_id = r.id) as "mailedAt"
    from notifications n join users r on r.id = n.user_id left join quiet_hours q on q.user_id = r.id
    where n.read_at is null and n.mailed_at is null and r.email_verified_at is not null
      and not exists (select 1 from mail_optouts o where o.user_id = r.id and o.topic = 'digest')
      and ${isWanted('mail')} and ${isLive(readingTime(at))}
    group by r.id, q.user_id`);
  return rows.map((row) => ({
    ...row,
    waitsSince: new Date(row.waitsSince),
    mailedAt: row.mailedAt === null ? null : new Date(row.mailedAt),
  }));
}

/** Locks pending notifications: the second of two letters at the same time waits for the first, and then finds nothing. */
export async function lockUnmailed(on: Connection, userId: number): Promise<void> {
  await on.execute(sql`select n.id from notifications n
    where n.user_id = ${userId} and n.read_at is null and n.mailed_at is null order by n.id for no key update`);
}

/** Marks the notifications of a letter. */
export async function markMailed(on: Connection, userId: number, at: Date): Promise<void> {
  await on.execute(sql`update notifications n set mailed_at = ${at.toISOString()}::timestamptz
    where n.user_id = ${userId} and n.read_at is null and n.mailed_at is null and ${isWanted('mail')} and ${isLive(readingTime(at))}`);
}
