import 'server-only';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { emailChanges } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** The pending change of e-mail, if there is one. */
export async function selectEmailChange(userId: number, at: Date): Promise<EmailChangeRow | null> {
  const [row] = await db.select().from(emailChanges).where(ofPerson(userId, at));
  return row ?? null;
}

/** Replaces a pending change. */
export async function upsertEmailChange(on: Connection, values: EmailChangeRow): Promise<void> {
  const { userId: _, ...set } = values;
  await on.insert(emailChanges).values(values).onConflictDoUpdate({ target: emailChanges.userId, set });
}

/** Stores one address’s confirmation; null when no change is pending. Of two at once the second sees the first. */
export async function confirmSide(
  on: Connection,
  userId: number,
  side: 'old' | 'new',
  at: Date,
): Promise<EmailChangeRow | null> {
  const [row] = await on
    .update(emailChanges)
    .set(side === 'old' ? { oldConfirmedAt: at } : { newConfirmedAt: at })
    .where(ofPerson(userId, at))
    .returning();
  return row ?? null;
}

export async function deleteEmailChange(on: Connection, userId: number): Promise<void> {
  await on.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteExpiredEmailChanges(at: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, at));
}

/** Sets the new address and returns the former one. Throws an error that `isDuplicate` recognizes when it is taken. */
export async function swapEmail(on: Connection, userId: number, email: string) {
  const [row] = await on
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await on.update(users).set({ email }).where(eq(users.id, userId));
  return { email: row?.email ?? '', isVerified: Boolean(row?.verifiedAt) };
}

const ofPerson = (userId: number, at: Date) =>
  and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, at));
