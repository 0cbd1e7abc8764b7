import 'server-only';
import { and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { mailLinks } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

type NewLink = typeof mailLinks.$inferInsert;

/** Nobody else makes a link for this person until the transaction is over. */
export async function lockNewLinks(on: Connection, userId: number): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtext('new mail link'), ${userId})`);
}

export async function insertLink(on: Connection, values: NewLink): Promise<void> {
  await on.insert(mailLinks).values(values);
}

/** All purposes but `change_new` write to the account's own address, which must still be the same. */
export async function selectLink(on: Connection, hash: string, moment: Date) {
  const isOwnAddress = eq(sql`lower(${users.email})`, sql`lower(${mailLinks.email})`);
  const [row] = await on
    .select({ userId: mailLinks.userId, purpose: mailLinks.purpose, email: mailLinks.email })
    .from(mailLinks)
    .innerJoin(users, eq(users.id, mailLinks.userId))
    .where(
      and(
        eq(mailLinks.hash, hash),
        gt(mailLinks.expiresAt, moment),
        or(eq(mailLinks.purpose, 'change_new'), isOwnAddress),
      ),
    );
  return row ?? null;
}

/** Whether it was there. */
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

export async function deleteExpiredLinks(moment: Date): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, moment));
}
