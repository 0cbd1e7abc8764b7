import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { secondFactors } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { staffLog } from '@/db/schema/staff';
import type { Role } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { likeAnywhere } from '@/lib/platform/text/like';

export async function selectEmail(userId: number): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? '';
}

export async function insertStaffLog(on: Connection, values: typeof staffLog.$inferInsert): Promise<void> {
  await on.insert(staffLog).values(values);
}

/** Entries before the one with the id `before`, if given; the latest first. */
export async function selectStaffLog(before: number | undefined, limit: number) {
  return db
    .select({
      id: staffLog.id,
      at: staffLog.at,
      staffId: staffLog.staffId,
      firstName: users.firstName,
      surname: users.surname,
      action: staffLog.action,
      target: staffLog.target,
      before: staffLog.before,
      after: staffLog.after,
      address: staffLog.address,
      request: staffLog.request,
    })
    .from(staffLog)
    .leftJoin(users, eq(users.id, staffLog.staffId))
    .where(before === undefined ? undefined : lt(staffLog.id, before))
    .orderBy(desc(staffLog.id))
    .limit(limit);
}

/** The newest entry for each target of an action. */
export async function selectLastChanges(action: string) {
  return db
    .selectDistinctOn([staffLog.target], {
      target: staffLog.target,
      at: staffLog.at,
      staffId: staffLog.staffId,
      firstName: users.firstName,
      surname: users.surname,
    })
    .from(staffLog)
    .leftJoin(users, eq(users.id, staffLog.staffId))
    .where(eq(staffLog.action, action))
    .orderBy(staffLog.target, desc(staffLog.id))
    .limit(200);
}

/** `email` is in lower case. */
export async function selectPerson(on: Connection, email: string) {
  const [row] = await on
    .select({
      id: users.id,
      role: users.role,
      firstName: users.firstName,
      surname: users.surname,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return row ?? null;
}

/** The new person's id; null when the e-mail is taken. */
export async function insertAdministrator(
  on: Connection,
  values: typeof users.$inferInsert,
): Promise<number | null> {
  const [row] = await on
    .insert(users)
    .values({ ...values, role: 'administrator' })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id ?? null;
}

/** Sets the role and returns the former one; null when there is no such person. */
export async function updateRole(on: Connection, userId: number, role: Role): Promise<Role | null> {
  const [row] = await on.select({ role: users.role }).from(users).where(eq(users.id, userId)).for('update');
  if (!row) return null;
  await on.update(users).set({ role }).where(eq(users.id, userId));
  return row.role;
}

export async function lockPerson(on: Connection, id: number) {
  const [row] = await on
    .select({ role: users.role, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row ?? null;
}

/**
 * Ids of the administrators who may act at a time. Until the transaction ends, no other one changes a role or suspends one
 * of them.
 */
export async function lockAdministrators(on: Connection, at: Date): Promise<number[]> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtext('roles'))`);
  const rows = await on
    .select({ id: users.id, suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .orderBy(asc(users.id))
    .for('update');
  return rows
    .filter(({ suspendedUntil }) => suspendedUntil === null || suspendedUntil <= at)
    .map(({ id }) => id);
}

/** People by a part of their name or e-mail, staff if it is empty, or the person with an id. */
export async function selectPeople(
  wanted: { words: string } | { id: number },
  offset: number,
  limit: number,
) {
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      email: users.email,
      role: users.role,
      emailVerifiedAt: users.emailVerifiedAt,
      hasSecondFactor: sql<boolean>`${secondFactors.userId} is not null`,
    })
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(isWanted(wanted))
    .orderBy(desc(users.role), asc(users.surname), asc(users.firstName), asc(users.id))
    .offset(offset)
    .limit(limit);
}

function isWanted(wanted: { words: string } | { id: number }) {
  if ('id' in wanted) return eq(users.id, wanted.id);
  if (wanted.words === '') return inArray(users.role, ['moderator', 'administrator']);
  return sql`(${users.firstName} || ' ' || ${users.surname} || ' ' || ${users.email}) ilike ${likeAnywhere(wanted.words)}`;
}
