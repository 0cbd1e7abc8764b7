import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { notificationChoices, quietHours } from '@/db/schema/notifications';
import { users } from '@/db/schema/people';

export async function selectChoices(on: Connection, userId: number) {
  return on
    .select({
      kind: notificationChoices.kind,
      channel: notificationChoices.channel,
      isWanted: notificationChoices.isWanted,
    })
    .from(notificationChoices)
    .where(eq(notificationChoices.userId, userId));
}

export async function upsertChoice(
  on: Connection,
  values: typeof notificationChoices.$inferInsert,
): Promise<void> {
  const { userId, kind, channel } = notificationChoices;
  await on
    .insert(notificationChoices)
    .values(values)
    .onConflictDoUpdate({ target: [userId, kind, channel], set: { isWanted: values.isWanted } });
}

/** Somebody's quiet hours, null when they have chosen none, and their time zone. */
export async function selectQuiet(on: Connection, userId: number) {
  const [row] = await on
    .select({ from: quietHours.fromHour, until: quietHours.untilHour, timeZone: users.timeZone })
    .from(users)
    .leftJoin(quietHours, eq(quietHours.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function upsertQuiet(
  on: Connection,
  userId: number,
  hours: { fromHour: number; untilHour: number },
): Promise<void> {
  await on
    .insert(quietHours)
    .values({ userId, ...hours })
    .onConflictDoUpdate({ target: quietHours.userId, set: hours });
}
