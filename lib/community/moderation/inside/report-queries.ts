import 'server-only';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { cases, evidence, reports } from '@/db/schema/moderation';
import type { ReportSubjectKind } from '@/lib/people/reports/subject';
import { db } from '@/lib/platform/database/database';

const maxTold = 200;

interface SubjectKey {
  kind: ReportSubjectKind;
  subject: string;
}

const isAbout = ({ kind, subject }: SubjectKey) => and(eq(cases.kind, kind), eq(cases.subject, subject));

/** Whether this person has reported the subject in an open case, or with the same snapshot in a decided one. */
export async function hasReported(
  on: Connection,
  about: SubjectKey,
  { reporterId, sha256 }: { reporterId: number; sha256: string },
): Promise<boolean> {
  const [row] = await on
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(
      and(
        isAbout(about),
        eq(reports.reporterId, reporterId),
        sql`(${cases.decidedAt} is null or ${reports.sha256} = ${sha256})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/**
 * Opens a case about the subject, or finds the open one. Its row stays locked; the earlier due time is kept. @returns its id
 */
export async function openCase(on: Connection, values: typeof cases.$inferInsert) {
  const [row] = await on
    .insert(cases)
    .values(values)
    .onConflictDoUpdate({
      target: [cases.kind, cases.subject],
      targetWhere: sql`${cases.decidedAt} is null`,
      set: { dueAt: sql`least(${cases.dueAt}, excluded.due_at)` },
    })
    .returning({ id: cases.id });
  return row?.id ?? 0;
}

export async function sealEvidence(on: Connection, values: typeof evidence.$inferInsert): Promise<void> {
  await on.insert(evidence).values(values).onConflictDoNothing();
}

export async function insertReport(on: Connection, values: typeof reports.$inferInsert): Promise<void> {
  await on.insert(reports).values(values).onConflictDoNothing();
}

export async function countReports(on: Connection, caseId: number): Promise<number> {
  const [row] = await on.select({ count: count() }).from(reports).where(eq(reports.caseId, caseId));
  return row?.count ?? 0;
}

/** Reports of a case whose reporters still have an account, `maxTold` at most; other reporters are not notified. */
export async function selectReporters(on: Connection, caseId: number) {
  const rows = await on
    .select({ id: reports.id, reporterId: reports.reporterId })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(reports.id)
    .limit(maxTold);
  return rows.flatMap(({ id, reporterId }) => (reporterId === null ? [] : { id, reporterId }));
}

/** Whether a moderator has dismissed a report with the same snapshot. */
export async function wasDismissed(on: Connection, about: SubjectKey, sha256: string): Promise<boolean> {
  const [row] = await on
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .where(and(isAbout(about), eq(cases.outcome, 'dismissed'), eq(reports.sha256, sha256)))
    .limit(1);
  return row !== undefined;
}

export async function updateHidden(
  on: Connection,
  id: number,
  hidden: Record<string, unknown> | null,
): Promise<void> {
  await on.update(cases).set({ hidden }).where(eq(cases.id, id));
}

/** A person's reports before the one with the id `before`, the latest first. */
export async function selectOwnReports(reporterId: number, before: number | undefined, limit: number) {
  return db
    .select({
      id: reports.id,
      kind: cases.kind,
      reason: reports.reason,
      note: reports.note,
      createdAt: reports.createdAt,
      outcome: cases.outcome,
      decidedAt: cases.decidedAt,
      about: {
        key: cases.subject,
        ownerId: cases.ownerId,
        isLeaving: sql<boolean>`exists (select 1 from users u where u.id = ${cases.ownerId} and u.erase_at is not null)`,
      },
    })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(reports.reporterId, reporterId), before === undefined ? undefined : lt(reports.id, before)))
    .orderBy(desc(reports.id))
    .limit(limit);
}
