import 'server-only';
import { eq, inArray, lt, or, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { accountExports } from '@/db/schema/accounts';
import { db } from '@/lib/platform/database/database';

export type ExportRow = typeof accountExports.$inferSelect;

export async function selectExport(on: Connection, userId: number): Promise<ExportRow | null> {
  const [row] = await on.select().from(accountExports).where(eq(accountExports.userId, userId));
  return row ?? null;
}

/**
 * Replaces an export that has ended; undefined while one is being made.
 * @param stuckBefore one that was requested earlier is no longer being made
 */
export async function insertExport(on: Connection, userId: number, requestedAt: Date, stuckBefore: Date) {
  const isOver = or(
    isNotNull(accountExports.readyAt),
    isNotNull(accountExports.failedAt),
    lt(accountExports.requestedAt, stuckBefore),
  );
  const anew = { progress: 0, requestedAt, readyAt: null, failedAt: null, bytes: null };
  const [row] = await on
    .insert(accountExports)
    .values({ userId, ...anew })
    .onConflictDoUpdate({
      target: accountExports.userId,
      set: { id: sql`gen_random_uuid()`, ...anew },
      setWhere: isOver ?? sql`true`,
    })
    .returning({ id: accountExports.id });
  return row;
}

type Change = Partial<Pick<ExportRow, 'progress' | 'readyAt' | 'failedAt' | 'bytes'>>;

/** Changes nothing when it was replaced, or its owner is gone. */
export async function updateExport(id: string, change: Change): Promise<void> {
  await db.update(accountExports).set(change).where(eq(accountExports.id, id));
}

export async function deleteExpiredExports(before: Date): Promise<void> {
  await db
    .delete(accountExports)
    .where(lt(sql`coalesce(${accountExports.readyAt}, ${accountExports.requestedAt})`, before.toISOString()));
}

export async function selectExportIds(among: string[]): Promise<string[]> {
  if (among.length === 0) return [];
  const rows = await db
    .select({ id: accountExports.id })
    .from(accountExports)
    .where(inArray(accountExports.id, among));
  return rows.map(({ id }) => id);
}
