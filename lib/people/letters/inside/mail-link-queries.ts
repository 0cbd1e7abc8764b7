import 'server-only';
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { mailLinks } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

type NewLink = typeof mailLinks.$inferInsert;

/** Keeps other transactions from making a link for this person until this one ends. */
export async function lockNewLinks(on: Connection, userId: number): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtext('new mail link'), ${userId})`);
}

export async function insertLink(on: Connection, values: NewLink): Promise<void> {
  await on.insert(mailLinks).values(values);
}

/**
 * A link is valid while the account still has the address it was sent to, except for `change_new`, which goes to the
 * new one.
 */
export async function selectLink(on: Connection, hash: string, at: Date) {
  const isOwnAddress = eq(sql`lower(${users.email})`, sql`lower(${mailLinks.email})`);
  const [row] = await on
    .select({ userId: mailLinks.userId, purpose: mailLinks.purpose, email: mailLinks.email })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(
      and(
        eq(mailLinks.hash, hash),
        gt(mailLinks.expiresAt, at),
        or(eq(mailLinks.purpose, 'change_new'), isOwnAddress),
      ),
    );
  return row ?? null;
}

/** Whether the link existed. */
export async function deleteLink(on: Connection, hash: string): Promise<boolean> {
  const gone = await on.delete(mailLinks).where(eq(mailLinks.hash, hash)).returning({ hash: mailLinks.hash });
  return gone.length > 0;
}

export async function deleteLinks(
  on: Connection,
  userId: number,
  purposes: readonly NewLink['purpose'][],
): Promise<void> {
  await on
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), inArray(mailLinks.purpose, [...purposes])));
}

export async function deleteExpiredLinks(at: Date): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, at));
}
