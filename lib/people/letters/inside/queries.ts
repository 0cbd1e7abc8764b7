import 'server-only';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { emailChanges, mailOptouts } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import type { LetterTopic } from './kinds';

/**
 * The data a letter needs about its recipient. `newEmail`: the new address of a pending change of e-mail, unless it is
 * the address of another account, whose owner must not get the letter.
 */
export async function selectRecipient(userId: number, at: Date) {
  const others = alias(users, 'others');
  const owner = db
    .select({ id: others.id })
    .from(others)
    .where(eq(sql`lower(${others.email})`, sql`lower(${emailChanges.newEmail})`));
  const [row] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      locale: users.locale,
      emailVerifiedAt: users.emailVerifiedAt,
      eraseAt: users.eraseAt,
      newEmail: emailChanges.newEmail,
    })
    .from(users)
    .leftJoin(
      emailChanges,
      and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, at), notExists(owner)),
    )
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function isOptedOut(userId: number, topic: LetterTopic): Promise<boolean> {
  const rows = await db
    .select({ topic: mailOptouts.topic })
    .from(mailOptouts)
    .where(and(eq(mailOptouts.userId, userId), eq(mailOptouts.topic, topic)));
  return rows.length > 0;
}

/** Does nothing when the opt-out exists, or when the person's account was deleted. */
export async function insertOptout(on: Connection, userId: number, topic: LetterTopic): Promise<void> {
  const person = await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (person.length > 0) await on.insert(mailOptouts).values({ userId, topic }).onConflictDoNothing();
}

export async function deleteOptout(on: Connection, userId: number, topic: LetterTopic): Promise<void> {
  await on.delete(mailOptouts).where(and(eq(mailOptouts.userId, userId), eq(mailOptouts.topic, topic)));
}
