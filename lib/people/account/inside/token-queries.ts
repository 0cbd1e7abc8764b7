import 'server-only';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { apiTokens } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  scopes: apiTokens.scopes,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
  expiresAt: apiTokens.expiresAt,
};

export async function selectTokens(userId: number) {
  return db
    .select(columns)
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id))
    .limit(100);
}

/** The number of a person’s tokens; the row lock keeps others from adding one until this transaction ends. */
export async function countTokens(on: Connection, userId: number): Promise<number> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await on.select({ tokens: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
  return row?.tokens ?? 0;
}

export async function selectTokenByHash(on: Connection, hash: string) {
  const [row] = await on.select(columns).from(apiTokens).where(eq(apiTokens.tokenHash, hash));
  return row ?? null;
}

/** The new row. A duplicate hash throws; null would mean that the insert returned no row. */
export async function insertToken(on: Connection, values: typeof apiTokens.$inferInsert) {
  const [row] = await on.insert(apiTokens).values(values).returning(columns);
  return row ?? null;
}

/** Whether a token with this id existed and belonged to the person. */
export async function deleteToken(userId: number, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  return gone.length > 0;
}
