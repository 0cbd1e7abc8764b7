import 'server-only';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { emailChanges, mailOptouts } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import type { LetterTopic } from './kinds';

/**
 * What a letter must know of its reader. `wished`: the address a change of e-mail under way leads to, unless it is
 * another account's, whose owner has nothing to do with it.
 */
export async function selectReader(userId: number, moment: Date) {
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
      wished: emailChanges.newEmail,
    })
    .from(users)
    .leftJoin(
      emailChanges,
      and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, moment), notExists(owner)),
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

/** Also right when it is there, or when there is no such person any more. */
export async function insertOptout(on: Connection, userId: number, topic: LetterTopic): Promise<void> {
  const person = await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
  if (person.length > 0) await on.insert(mailOptouts).values({ userId, topic }).onConflictDoNothing();
}

export async function deleteOptout(on: Connection, userId: number, topic: LetterTopic): Promise<void> {
  await on.delete(mailOptouts).where(and(eq(mailOptouts.userId, userId), eq(mailOptouts.topic, topic)));
}
