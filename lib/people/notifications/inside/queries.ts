import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import type { NotificationKind } from '@/lib/people/notifications/kinds';
import { mayKnowActor, readingTime } from '@/lib/people/audience/tellable';

type NewNotification = typeof notifications.$inferInsert;
type Key = Pick<NewNotification, 'userId' | 'kind'> & { actorId: number | null; subjectId: number };

/**
 * Whether the account exists, is not the actor, and may see them. The account's row is locked until the transaction ends.
 */
export async function mayBeTold(
  on: Connection,
  { userId, actorId, at }: { userId: number; actorId: number | null; at: Date },
): Promise<boolean> {
  if (actorId === userId) return false;
  const actor =
    actorId === null ? undefined : mayKnowActor(sql`${actorId}::int`, sql`${userId}::int`, readingTime(at));
  const people = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), actor))
    .for('key share');
  return people.length > 0;
}

export async function deleteNotification(
  on: Connection,
  { userId, kind, actorId, subjectId }: Key,
): Promise<void> {
  await on
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, kind),
        actorId === null ? isNull(notifications.actorId) : eq(notifications.actorId, actorId),
        eq(notifications.subjectId, subjectId),
      ),
    );
}

/** Id of the new row; null when the same notification exists. */
export async function insertNotification(on: Connection, values: NewNotification): Promise<number | null> {
  const [row] = await on
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return row?.id ?? null;
}

/** A read position in the chat. */
export interface ReadDialog {
  dialogId: number;
  /** Id of the other person. */
  otherId: number;
  /** Number of the last message that was read. */
  seq: number;
  at: Date;
}

/**
 * Marks notifications that the conversation shows as read: reminders of unread messages, missed calls of the dialog up to
 * `seq`, and the other person's first message, corrections and accepted corrections. @returns the kinds of the notifications
 * that were marked
 */
export async function markChatRead(
  on: Connection,
  userId: number,
  { dialogId, otherId, seq, at }: ReadDialog,
): Promise<NotificationKind[]> {
  const isSeenCall = sql`${notifications.kind} = 'call_missed' and exists (select 1 from calls c
    where c.id = ${notifications.subjectId} and c.dialog_id = ${dialogId} and c.seq <= ${seq}::bigint)`;
  const isOfOther = and(
    eq(notifications.actorId, otherId),
    inArray(notifications.kind, ['chat_request', 'correction_made', 'correction_accepted']),
  );
  const rows = await on
    .update(notifications)
    .set({ readAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        or(eq(notifications.kind, 'chat_unread'), isSeenCall, isOfOther),
      ),
    )
    .returning({ kind: notifications.kind });
  return rows.map(({ kind }) => kind);
}
