import 'server-only';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

/** Time when the account is to be erased, null when it is not; its row stays locked. */
export async function lockErasure(on: Connection, userId: number): Promise<Date | null> {
  const [row] = await on
    .select({ eraseAt: users.eraseAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.eraseAt ?? null;
}

export async function updateErasure(on: Connection, userId: number, eraseAt: Date | null): Promise<void> {
  await on.update(users).set({ eraseAt }).where(eq(users.id, userId));
}

/**
 * Number of administrators who are not leaving. All of them are locked, so that the last two cannot leave at the same time.
 */
export async function countOtherAdministrators(on: Connection, userId: number): Promise<number> {
  const rows = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'administrator'), isNull(users.eraseAt)))
    .orderBy(users.id)
    .for('update');
  return rows.filter(({ id }) => id !== userId).length;
}

/** Time of creation to the microsecond: ids start again in a new database, so an id alone identifies nobody. */
const madeAt = sql<string>`to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export interface AccountMark {
  id: number;
  made: string;
}

export async function selectDue(at: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.eraseAt, at))
    .orderBy(users.eraseAt, users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Locks an account that is due; undefined when its owner has just decided to keep it. */
export async function lockDue(on: Connection, userId: number, at: Date): Promise<AccountMark | undefined> {
  const [row] = await on
    .select({ id: users.id, made: madeAt })
    .from(users)
    .where(and(eq(users.id, userId), lte(users.eraseAt, at)))
    .for('update');
  return row;
}

/** Ids of the marked accounts that are in the database, with their rows locked. */
export async function lockMarked(on: Connection, marks: readonly AccountMark[]): Promise<number[]> {
  const wanted = JSON.stringify(marks);
  const rows = await on
    .select({ id: users.id })
    .from(users)
    .where(
      sql`exists (select 1 from json_to_recordset(${wanted}::json) as mark (id int, made text)
        where mark.id = ${users.id} and mark.made = ${madeAt})`,
    )
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Deletes the account's row; rows that refer to it are deleted too, or lose the reference. */
export async function deleteAccount(on: Connection, userId: number): Promise<void> {
  await on.delete(users).where(eq(users.id, userId));
}

/** Deletes data about the person without a foreign key: throttles, and waiting jobs. */
export async function deleteTraces(on: Connection, userId: number): Promise<void> {
  const email = sql`(select lower(email) from users where id = ${userId})`;
  await on.execute(
    sql`delete from throttles where position(${email} in lower(key)) > 0 or key ~ ${`:${userId}$`}`,
  );
  await on.execute(sql`delete from graphile_worker._private_jobs where locked_at is null and (
    payload ->> 'userId' = ${String(userId)} or position(${email} in lower(payload::text)) > 0)`);
}
