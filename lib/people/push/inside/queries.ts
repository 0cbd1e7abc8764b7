import 'server-only';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { pushSubscriptions } from '@/db/schema/notifications';

type NewSubscription = typeof pushSubscriptions.$inferInsert;

/**
 * Stores a subscription. One of this browser for another person becomes this person's. @returns false when the endpoint
 * belongs to another browser
 */
export async function upsertSubscription(on: Connection, values: NewSubscription): Promise<boolean> {
  const { userId, p256dh } = values;
  const rows = await on
    .insert(pushSubscriptions)
    .values(values)
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { userId, p256dh },
      // Only the browser itself knows the secret.
      setWhere: sql`${pushSubscriptions.auth} = excluded.auth`,
    })
    .returning({ id: pushSubscriptions.id });
  return rows.length > 0;
}

/** Removes all but the latest. */
export async function removeOldest(on: Connection, userId: number, maxCount: number): Promise<void> {
  const oldest = on
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(maxCount);
  await on.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest));
}

export async function deleteByEndpoint(on: Connection, userId: number, endpoint: string): Promise<void> {
  await on
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

export async function deleteSubscription(on: Connection, id: string): Promise<void> {
  await on.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}

export async function selectSubscriptionIds(on: Connection, userId: number): Promise<string[]> {
  const rows = await on
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  return rows.map(({ id }) => id);
}

export async function selectSubscription(on: Connection, id: string, userId: number) {
  const [row] = await on
    .select({
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)));
  return row ?? null;
}
