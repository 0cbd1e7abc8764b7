import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';

export async function selectZone(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone ?? null;
}

/**
 * Locks the learner’s row of `users` until the transaction ends and returns the time zone in it; null when the account was just
 * deleted.
 */
export async function lockZone(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.timeZone ?? null;
}

export async function updateZone(on: Connection, userId: number, timeZone: string): Promise<void> {
  await on.update(users).set({ timeZone }).where(eq(users.id, userId));
}
