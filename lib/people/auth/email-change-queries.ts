import 'server-only';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { emailChanges } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** The change under way, if there is one. */
export async function selectEmailChange(userId: number, moment: Date): Promise<EmailChangeRow | null> {
  const [row] = await db.select().from(emailChanges).where(ofPerson(userId, moment));
  return row ?? null;
}

/** Another one makes room. */
export async function upsertEmailChange(on: Connection, values: EmailChangeRow): Promise<void> {
  const { userId: _, ...set } = values;
  await on.insert(emailChanges).values(values).onConflictDoUpdate({ target: emailChanges.userId, set });
}

/** Writes an agreement down; null when there is no change to agree to. Of two at once the second sees the first. */
export async function confirmSide(
  on: Connection,
  userId: number,
  side: 'old' | 'new',
  moment: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await on
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: moment } : { newConfirmedAt: moment })
    .where(ofPerson(userId, moment))
    .returning();
  return row ?? null;
}

export async function deleteEmailChange(on: Connection, userId: number): Promise<void> {
  await on.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteExpiredEmailChanges(moment: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, moment));
}

/** The address the person had until now. Throws what `isDuplicate` knows when the new one is somebody's. */
export async function swapEmail(on: Connection, userId: number, email: string) {
  const [row] = await on
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await on.update(users).set({ email }).where(eq(users.id, userId));
  return { email: row?.email ?? '', isVerified: Boolean(row?.verifiedAt) };
}

const ofPerson = (userId: number, moment: Date) =>
  and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, moment));
