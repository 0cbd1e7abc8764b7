import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { apiTokens } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { canSignIn, personColumns } from './person-columns';

/** `email` is in lower case. */
export async function selectCredentials(email: string) {
  const [row] = await db
    .select({
      ...personColumns,
      email: users.email,
      passwordHash: users.passwordHash,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), canSignIn()));
  return row ?? null;
}

/** The credentials of a signed-in person. Throws AppError('bad_token') when the account has just been deleted. */
export async function selectPassword(userId: number) {
  const [row] = await db
    .select({ email: sql<string>`lower(${users.email})`, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw new AppError('bad_token');
  return row;
}

/** The password's hash, locked until the transaction ends; null when the account has just been deleted. */
export async function lockPassword(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.passwordHash ?? null;
}

export async function selectStaffNames(on: Connection) {
  return on
    .select({ id: users.id, firstName: users.firstName, surname: users.surname })
    .from(users)
    .where(inArray(users.role, ['moderator', 'administrator']))
    .orderBy(users.id)
    .limit(1000);
}

/** The new row; null when the e-mail is taken. */
export async function insertUser(on: Connection, values: typeof users.$inferInsert) {
  const [row] = await on.insert(users).values(values).onConflictDoNothing().returning(personColumns);
  return row ?? null;
}

export async function updatePasswordHash(
  on: Connection,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await on.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Whether the e-mail was unverified before. */
export async function markEmailVerified(
  on: Connection,
  userId: number,
  emailVerifiedAt: Date,
): Promise<boolean> {
  const rows = await on
    .update(users)
    .set({ emailVerifiedAt })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function isUser(userId: number, on: Connection = db): Promise<boolean> {
  const rows = await on.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}

export async function deleteApiTokensOf(on: Connection, userId: number): Promise<void> {
  await on.delete(apiTokens).where(eq(apiTokens.userId, userId));
}
