import 'server-only';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

/** When the account is erased, if at all; its row stays locked. */
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

/** Administrators who stay. All of them are locked, so that the last two cannot leave at once. */
export async function countOtherAdministrators(on: Connection, userId: number): Promise<number> {
  const rows = await on
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'administrator'), isNull(users.eraseAt)))
    .orderBy(users.id)
    .for('update');
  return rows.filter(({ id }) => id !== userId).length;
}

/** Who was made when, to the microsecond: ids begin anew in a new database, so that an id alone names nobody. */
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

/** Of these marks those whose account is in the database, with their row locked. */
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

/** The row of the account; what refers to it goes with it, or forgets whose it was. */
export async function deleteAccount(on: Connection, userId: number): Promise<void> {
  await on.delete(users).where(eq(users.id, userId));
}

/** What names the person without a reference to them: throttles, and jobs that wait. */
export async function deleteTraces(on: Connection, userId: number): Promise<void> {
  const email = sql`(select lower(email) from users where id = ${userId})`;
  await on.execute(
    sql`delete from throttles where position(${email} in lower(key)) > 0 or key ~ ${`:${userId}$`}`,
  );
  await on.execute(sql`delete from graphile_worker._private_jobs where locked_at is null and (
    payload ->> 'userId' = ${String(userId)} or position(${email} in lower(payload::text)) > 0)`);
}
