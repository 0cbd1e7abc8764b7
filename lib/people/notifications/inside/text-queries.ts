import 'server-only';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { notificationTexts } from '@/db/schema/reminders';
import { mayKnowActor, readingTime, type ReadingTime } from '@/lib/people/audience/tellable';

/** Whether somebody wants the text of messages in letters and push. */
export async function wantsText(on: Connection, userId: number): Promise<boolean> {
  const rows = await on
    .select({ id: notificationTexts.userId })
    .from(notificationTexts)
    .where(eq(notificationTexts.userId, userId));
  return rows.length > 0;
}

export async function putWantsText(on: Connection, userId: number, wants: boolean): Promise<void> {
  await (wants
    ? on.insert(notificationTexts).values({ userId }).onConflictDoNothing()
    : on.delete(notificationTexts).where(eq(notificationTexts.userId, userId)));
}

/**
 * Dialogs (`d`) with unread messages for a person, with their member row (`mine`): without requests, and without people whom
 * they may not see, block or have muted.
 */
export const waitingDialogs = (me: SQL, time: ReadingTime) => sql`dialog_members mine
  join dialogs d on d.id = mine.dialog_id and d.accepted_at is not null
  where mine.user_id = ${me} and mine.unread > 0 and ${mayKnowActor(sql`(d.low_id + d.high_id - mine.user_id)`, sql`mine.user_id`, time)}`;

const maxDialogs = 5;
const snippetCodePoints = 120;

interface Unread extends Record<string, unknown> {
  person: number;
  /** The beginning of the other person's latest message. */
  text: string;
}

/** Unread texts for a person in the chat: the latest one of each sender, the latest sender first. */
export async function selectUnreadTexts(on: Connection, userId: number, at: Date): Promise<Unread[]> {
  const waiting = waitingDialogs(sql`${userId}::int`, readingTime(at));
  return [
    ...(await on.execute<Unread>(sql`
      select w.person, last.text from
        (select d.id, d.low_id + d.high_id - mine.user_id as person, greatest(mine.read_seq, mine.cleared_seq) as seen from ${waiting}) w
      cross join lateral (select left(s.body, ${snippetCodePoints}) as text, s.created_at from messages s
        where s.dialog_id = w.id and s.seq > w.seen and s.sender_id = w.person and s.body <> ''
        order by s.seq desc limit 1) last
      order by last.created_at desc, w.id desc limit ${maxDialogs}`)),
  ];
}
