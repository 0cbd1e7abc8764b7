import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';
import { wantsText } from './inside/text-queries';
import { atOnce, exportPageSize, inPages } from '@/lib/platform/export/records';

interface NotificationRecord extends Record<string, unknown> {
  notification: number;
  moment: Date;
  kind: string;
  person: number | null;
  subject: number;
  seen: Date | null;
  mailed: Date | null;
}

/** Somebody's notifications, choices and push subscriptions, as they are stored. */
export function exportNotifications(userId: number) {
  return {
    notifications: inPages<NotificationRecord>('notification', (last) => selectNotifications(userId, last)),
    choices: atOnce('notification_choice', async () => selectAllChoices(userId)),
    quiet: atOnce('quiet_hours', async () => selectQuietHours(userId)),
    texts: atOnce('notification_text', async () => ((await wantsText(db, userId)) ? [{ chat: true }] : [])),
    subscriptions: atOnce('push_subscription', async () => selectSubscriptions(userId)),
  };
}

async function selectNotifications(
  me: number,
  last: NotificationRecord | null,
): Promise<NotificationRecord[]> {
  const rows = await db.execute<Record<'moment' | 'seen' | 'mailed', string | null> & NotificationRecord>(sql`
    select id as notification, created_at as moment, kind, actor_id as person, subject_id as subject,
      read_at as seen, mailed_at as mailed
    from notifications where user_id = ${me} and id > ${last?.notification ?? 0}::int
    order by id limit ${exportPageSize}`);
  const date = (text: unknown) => (typeof text === 'string' ? new Date(text) : null);
  return rows.map((row) => ({
    ...row,
    moment: date(row.moment) ?? new Date(0),
    seen: date(row.seen),
    mailed: date(row.mailed),
  }));
}

interface ChoiceRecord extends Record<string, unknown> {
  kind: string;
  channel: string;
  wanted: boolean;
}

/** At most one row for each kind and channel, so one page is enough. */
async function selectAllChoices(me: number): Promise<ChoiceRecord[]> {
  return [
    ...(await db.execute<ChoiceRecord>(sql`
      select kind, channel, is_wanted as wanted from notification_choices where user_id = ${me}
      order by kind, channel`)),
  ];
}

interface QuietRecord extends Record<string, unknown> {
  from: number;
  until: number;
}

async function selectQuietHours(me: number): Promise<QuietRecord[]> {
  return [
    ...(await db.execute<QuietRecord>(sql`
      select from_hour as "from", until_hour as until from quiet_hours where user_id = ${me}`)),
  ];
}

interface SubscriptionRecord extends Record<string, unknown> {
  moment: Date;
  endpoint: string;
}

/** The subscriptions without their keys: with these, others could send messages. */
async function selectSubscriptions(me: number): Promise<SubscriptionRecord[]> {
  const rows = await db.execute<{ moment: string; endpoint: string }>(sql`
    select created_at as moment, endpoint from push_subscriptions where user_id = ${me} order by id`);
  return rows.map(({ moment, endpoint }) => ({ moment: new Date(moment), endpoint }));
}
