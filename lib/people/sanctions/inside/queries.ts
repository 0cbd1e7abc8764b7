import 'server-only';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { sanctionAppeals, sanctions } from '@/db/schema/sanctions';
import { builtOnce, db } from '@/lib/platform/database/database';

const moderator = alias(users, 'moderator');
const maxOwn = 100;
const maxWaiting = 50;

/** Locks a person's row against other sanctions and changes of role; null when there is no such account. */
export async function lockPerson(on: Connection, id: number) {
  const [row] = await on
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row ?? null;
}

export async function insertSanction(on: Connection, values: typeof sanctions.$inferInsert): Promise<number> {
  const [row] = await on.insert(sanctions).values(values).returning({ id: sanctions.id });
  return row?.id ?? 0;
}

/** Stores the latest end of each kind of sanction in the person's own row, which every call reads. */
export async function updateEnds(on: Connection, userId: number, forGood: Date): Promise<void> {
  const latest = (
    kind: 'mute' | 'suspension',
  ) => sql`(select max(coalesce(s.ends_at, ${forGood.toISOString()}::timestamptz))
    from sanctions s where s.user_id = ${userId} and s.kind = ${kind} and s.lifted_at is null)`;
  await on
    .update(users)
    .set({ mutedUntil: latest('mute'), suspendedUntil: latest('suspension') })
    .where(eq(users.id, userId));
}

const joined = {
  id: sanctions.id,
  kind: sanctions.kind,
  reason: sanctions.reason,
  createdAt: sanctions.createdAt,
  endsAt: sanctions.endsAt,
  acknowledgedAt: sanctions.acknowledgedAt,
  liftedAt: sanctions.liftedAt,
  appeal: sanctionAppeals,
};

export async function selectSanctionsOf(userId: number) {
  return db
    .select(joined)
    .from(sanctions)
    .leftJoin(sanctionAppeals, eq(sanctionAppeals.sanctionId, sanctions.id))
    .where(eq(sanctions.userId, userId))
    .orderBy(desc(sanctions.id))
    .limit(maxOwn);
}
export type OwnRow = Awaited<ReturnType<typeof selectSanctionsOf>>[number];

const unreadWarnings = builtOnce((on) =>
  on
    .select({ count: sql<number>`count(*)::int` })
    .from(sanctions)
    .where(
      and(
        eq(sanctions.userId, sql.placeholder('userId')),
        eq(sanctions.kind, 'warning'),
        isNull(sanctions.acknowledgedAt),
        isNull(sanctions.liftedAt),
      ),
    )
    .prepare('unread_warnings'),
);

export async function countUnreadWarnings(userId: number): Promise<number> {
  const [row] = await unreadWarnings().execute({ userId });
  return row?.count ?? 0;
}

/** Stores the first time only. @returns false when there is no such sanction */
export async function updateAcknowledged(userId: number, id: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(sanctions)
    .set({ acknowledgedAt: sql`coalesce(${sanctions.acknowledgedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(sanctions.id, id), eq(sanctions.userId, userId)))
    .returning({ id: sanctions.id });
  return rows.length > 0;
}

/** A sanction, locked, with its appeal; null when there is none. */
export async function lockSanction(on: Connection, id: number) {
  const [row] = await on.select().from(sanctions).where(eq(sanctions.id, id)).for('update');
  if (!row) return null;
  const [appeal] = await on.select().from(sanctionAppeals).where(eq(sanctionAppeals.sanctionId, id));
  return { ...row, appeal: appeal ?? null };
}

export async function insertAppeal(
  on: Connection,
  values: typeof sanctionAppeals.$inferInsert,
): Promise<void> {
  await on.insert(sanctionAppeals).values(values);
}

export async function updateAppeal(
  on: Connection,
  id: number,
  decided: Pick<typeof sanctionAppeals.$inferInsert, 'outcome' | 'answer' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await on.update(sanctionAppeals).set(decided).where(eq(sanctionAppeals.sanctionId, id));
}

export async function updateLifted(on: Connection, id: number, at: Date): Promise<void> {
  await on.update(sanctions).set({ liftedAt: at }).where(eq(sanctions.id, id));
}

/** Appeals that wait for a decision, without those of the person `except`. */
export async function selectWaitingAppeals(except: number) {
  return db
    .select({
      sanction: sanctions.id,
      person: { id: users.id, firstName: users.firstName, surname: users.surname },
      kind: sanctions.kind,
      reason: sanctions.reason,
      imposedAt: sanctions.createdAt,
      until: sanctions.endsAt,
      imposedBy: { id: moderator.id, firstName: moderator.firstName, surname: moderator.surname },
      case: sanctions.caseId,
      text: sanctionAppeals.text,
      at: sanctionAppeals.createdAt,
    })
    .from(sanctionAppeals)
    .innerJoin(sanctions, eq(sanctions.id, sanctionAppeals.sanctionId))
    .innerJoin(users, eq(users.id, sanctions.userId))
    .leftJoin(moderator, eq(moderator.id, sanctions.imposedBy))
    .where(and(isNull(sanctionAppeals.outcome), sql`${sanctions.userId} <> ${except}`))
    .orderBy(asc(sanctionAppeals.createdAt), asc(sanctions.id))
    .limit(maxWaiting);
}

/** Whether another person may moderate at this time. */
export async function hasOtherModerator(on: Connection, id: number, at: Date): Promise<boolean> {
  const [row] = await on
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.role} in ('moderator', 'administrator') and ${users.id} <> ${id}
        and (${users.suspendedUntil} is null or ${users.suspendedUntil} <= ${at.toISOString()}::timestamptz)`,
    )
    .limit(1);
  return row !== undefined;
}
