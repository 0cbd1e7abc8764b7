import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { notifications } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';
import { mayKnowActor, readingTime } from '@/lib/people/audience/tellable';

type NewNotification = typeof notifications.$inferInsert;
type Key = Pick<NewNotification, 'userId' | 'kind'> & { actorId: number | null; subjectId: number };

/** Whether the account is there, is not the one who did it, and may know of them; the account stays until the transaction ends. */
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

/** The new row's id; null where the same was told already. */
export async function insertNotification(on: Connection, values: NewNotification): Promise<number | null> {
  const [row] = await on
    .insert(notifications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return row?.id ?? null;
}

/** Marks what is told of a kind read, wherever it was. */
export async function markKindRead(
  on: Connection,
  { userId, kind, at }: Pick<Key, 'userId' | 'kind'> & { at: Date },
): Promise<void> {
  await on
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, userId), eq(notifications.kind, kind), isNull(notifications.readAt)));
}
