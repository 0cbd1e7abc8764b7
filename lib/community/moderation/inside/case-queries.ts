import 'server-only';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { cases, evidence, reports } from '@/db/schema/moderation';
import { users } from '@/db/schema/people';
import { sanctions } from '@/db/schema/sanctions';
import { db } from '@/lib/platform/database/database';
import type { TimeCursor } from '@/lib/platform/text/time-cursor';

const claimer = alias(users, 'claimer');
const decider = alias(users, 'decider');

const columns = {
  id: cases.id,
  kind: cases.kind,
  subject: cases.subject,
  ownerId: cases.ownerId,
  openedAt: cases.openedAt,
  dueAt: cases.dueAt,
  claimedBy: cases.claimedBy,
  claimedAt: cases.claimedAt,
  outcome: cases.outcome,
  reason: cases.reason,
  decidedBy: cases.decidedBy,
  decidedAt: cases.decidedAt,
  isHidden: sql<boolean>`${cases.hidden} is not null`,
  owner: { id: users.id, firstName: users.firstName, surname: users.surname },
  claimer: { id: claimer.id, firstName: claimer.firstName, surname: claimer.surname },
  decider: { id: decider.id, firstName: decider.firstName, surname: decider.surname },
};

const selectCases = () =>
  db
    .select(columns)
    .from(cases)
    .leftJoin(users, eq(users.id, cases.ownerId))
    .leftJoin(claimer, eq(claimer.id, cases.claimedBy))
    .leftJoin(decider, eq(decider.id, cases.decidedBy));
export type CaseRow = Awaited<ReturnType<typeof selectCases>>[number];

/** Whether a case is neither about this person nor reported by them. */
const isOfOthers = (me: number): SQL => sql`(${cases.ownerId} is distinct from ${me}
  and not exists (select 1 from reports r where r.case_id = ${cases.id} and r.reporter_id = ${me}))`;

export async function selectOpenCases(
  me: number,
  after: TimeCursor | null,
  limit: number,
): Promise<CaseRow[]> {
  const further =
    after && sql`(${cases.dueAt}, ${cases.id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::int)`;
  return selectCases()
    .where(and(isNull(cases.decidedAt), isOfOthers(me), further ?? undefined))
    .orderBy(asc(cases.dueAt), asc(cases.id))
    .limit(limit);
}

export async function selectDecidedCases(
  me: number,
  after: TimeCursor | null,
  limit: number,
): Promise<CaseRow[]> {
  const further =
    after &&
    sql`(${cases.decidedAt}, ${cases.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::int)`;
  return selectCases()
    .where(and(isNotNull(cases.decidedAt), isOfOthers(me), further ?? undefined))
    .orderBy(desc(cases.decidedAt), desc(cases.id))
    .limit(limit);
}

export async function selectCase(id: number): Promise<CaseRow | null> {
  const [row] = await selectCases().where(eq(cases.id, id));
  return row ?? null;
}

export async function countOpenCases(me: number, at: Date) {
  const [row] = await db
    .select({
      waiting: count(),
      overdue: sql<number>`(count(*) filter (where ${cases.dueAt} < ${at.toISOString()}::timestamptz))::int`,
    })
    .from(cases)
    .where(and(isNull(cases.decidedAt), isOfOthers(me)));
  return row ?? { waiting: 0, overdue: 0 };
}

const maxNotes = 200;

/** Parts of these cases: number of reports for each reason, notes, evidence, and the sanctions of the decisions. */
export async function selectParts(ids: number[]) {
  if (ids.length === 0) return { reasons: [], notes: [], sealed: [], imposed: [] };
  const [reasons, notes, sealed, imposed] = await Promise.all([
    db
      .select({ caseId: reports.caseId, reason: reports.reason, count: count() })
      .from(reports)
      .where(inArray(reports.caseId, ids))
      .groupBy(reports.caseId, reports.reason)
      .orderBy(desc(count()), reports.reason),
    db
      .select({ caseId: reports.caseId, note: sql<string>`${reports.note}` })
      .from(reports)
      .where(and(inArray(reports.caseId, ids), isNotNull(reports.note)))
      .orderBy(desc(reports.id))
      .limit(maxNotes),
    db
      .select({
        caseId: evidence.caseId,
        sha256: evidence.sha256,
        snapshot: evidence.snapshot,
        hasPicture: sql<boolean>`${evidence.picture} is not null`,
        hasSound: sql<boolean>`${evidence.sound} is not null`,
        sealedAt: evidence.sealedAt,
      })
      .from(evidence)
      .where(inArray(evidence.caseId, ids))
      .orderBy(desc(evidence.sealedAt), evidence.sha256)
      .limit(maxNotes),
    db
      .select({ caseId: sanctions.caseId, kind: sanctions.kind, endsAt: sanctions.endsAt })
      .from(sanctions)
      .where(inArray(sanctions.caseId, ids)),
  ]);
  return { reasons, notes, sealed, imposed };
}
export type CaseParts = Awaited<ReturnType<typeof selectParts>>;

/** Locks a case; null when there is none. `isReporter`: whether this person has reported it. */
export async function lockCase(on: Connection, id: number, me: number) {
  const [row] = await on.select().from(cases).where(eq(cases.id, id)).for('update');
  if (!row) return null;
  const [own] = await on
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.caseId, id), eq(reports.reporterId, me)))
    .limit(1);
  return { ...row, isReporter: own !== undefined };
}
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

export async function updateCase(
  on: Connection,
  id: number,
  values: Partial<typeof cases.$inferInsert>,
): Promise<void> {
  await on.update(cases).set(values).where(eq(cases.id, id));
}

export async function selectEvidenceFile(caseId: number, sha256: string) {
  const [row] = await db
    .select({ picture: evidence.picture, sound: evidence.sound })
    .from(evidence)
    .where(and(eq(evidence.caseId, caseId), eq(evidence.sha256, sha256)));
  return row ?? null;
}

/**
 * Erases snapshots, and the values stored for restoring profiles and messages; other hidden subjects can be restored at any
 * time.
 * @returns the number of snapshots
 */
export async function deleteEvidence(decidedBefore: Date): Promise<number> {
  const old = db.select({ id: cases.id }).from(cases).where(lt(cases.decidedAt, decidedBefore));
  await db
    .update(cases)
    .set({ hidden: null })
    .where(
      and(lt(cases.decidedAt, decidedBefore), inArray(cases.kind, ['profile', 'photo', 'name', 'message'])),
    );
  const gone = await db
    .delete(evidence)
    .where(inArray(evidence.caseId, old))
    .returning({ id: evidence.caseId });
  return gone.length;
}
