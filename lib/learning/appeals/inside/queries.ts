import 'server-only';
import { and, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { appeals } from '@/db/schema/appeals';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const columns = {
  id: appeals.id,
  grade: appeals.grade,
  message: appeals.message,
  messageHiddenAt: appeals.messageHiddenAt,
  createdAt: appeals.createdAt,
  decision: appeals.decision,
  reason: appeals.reason,
  decidedAt: appeals.decidedAt,
  restored: appeals.restored,
  seenAt: appeals.seenAt,
  exercise: { content: withPhoneJson(exercises.content), accepted: exercises.accepted },
  lesson: {
    slug: lessons.slug,
    title: withPhoneJson(lessons.title),
    withdrawn: sql<boolean>`${lessons.withdrawn} or ${courses.withdrawn}`,
  },
  course: { slug: courses.slug, title: withPhoneJson(courses.title) },
};

const selectAppeals = (on: Connection) =>
  on
    .select(columns)
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId));
export type AppealRow = Awaited<ReturnType<typeof selectAppeals>>[number];

/** Reports of one learner, the latest first; with `before`, those before the report with that id. */
export async function selectAppealPage(
  userId: number,
  before: number | undefined,
  limit: number,
): Promise<AppealRow[]> {
  return selectAppeals(db)
    .where(and(eq(appeals.userId, userId), before === undefined ? undefined : lt(appeals.id, before)))
    .orderBy(desc(appeals.id))
    .limit(limit);
}

export async function selectAppeal(userId: number, id: number): Promise<AppealRow | null> {
  const [row] = await selectAppeals(db).where(and(eq(appeals.id, id), eq(appeals.userId, userId)));
  return row ?? null;
}

const isUnseen = (userId: number) =>
  and(eq(appeals.userId, userId), isNotNull(appeals.decision), isNull(appeals.seenAt));

export async function selectUnseenCount(userId: number): Promise<number> {
  const [row] = await db
    .select({ unseen: sql<number>`count(*)::int` })
    .from(appeals)
    .where(isUnseen(userId));
  return row?.unseen ?? 0;
}

/** Marks reports that were decided up to `until` as seen. */
export async function updateSeen(userId: number, until: Date, seenAt: Date): Promise<void> {
  await db
    .update(appeals)
    .set({ seenAt })
    .where(and(isUnseen(userId), lte(appeals.decidedAt, until)));
}

/** The report of a turn's answer; null when there is none. */
export async function selectByTurn(on: Connection, runId: string, turn: number) {
  const [row] = await on
    .select({ id: appeals.id, decision: appeals.decision })
    .from(appeals)
    .where(and(eq(appeals.runId, runId), eq(appeals.turn, turn)));
  return row ?? null;
}

export async function updateMessage(on: Connection, id: number, message: string | null): Promise<void> {
  await on
    .update(appeals)
    .set({ message })
    .where(and(eq(appeals.id, id), isNull(appeals.decision)));
}

export async function insertAppeal(on: Connection, values: typeof appeals.$inferInsert): Promise<number> {
  const [row] = await on.insert(appeals).values(values).returning({ id: appeals.id });
  return row?.id ?? 0;
}

/** The number of a learner's open reports; locks the learner's row, so that two requests at once count each other. */
export async function lockWaitingCount(on: Connection, userId: number): Promise<number> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await on
    .select({ waiting: sql<number>`count(*)::int` })
    .from(appeals)
    .where(and(eq(appeals.userId, userId), isNull(appeals.decision)));
  return row?.waiting ?? 0;
}

/** The last decision on the same answer to the same exercise. */
export async function selectEarlierDecision(on: Connection, exerciseId: number, given: string[]) {
  const [row] = await on
    .select({ decision: appeals.decision, reason: appeals.reason, decidedBy: appeals.decidedBy })
    .from(appeals)
    .where(and(eq(appeals.exerciseId, exerciseId), isNotNull(appeals.decision), eq(appeals.given, given)))
    .orderBy(desc(appeals.decidedAt), desc(appeals.id))
    .limit(1);
  return row ?? null;
}

/** What a learner wrote to the teachers of a course, while they can read it. */
export async function selectShownMessage(id: number) {
  const [row] = await db
    .select({ ownerId: appeals.userId, text: appeals.message, course: courses.slug })
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(appeals.id, id), isNotNull(appeals.message), isNull(appeals.messageHiddenAt)));
  return row ?? null;
}

/** Hides what a learner wrote from the teachers, or shows it again. @returns whether there is such a message */
export async function updateMessageHidden(on: Connection, id: number, at: Date | null): Promise<boolean> {
  const rows = await on
    .update(appeals)
    .set({ messageHiddenAt: at })
    .where(and(eq(appeals.id, id), isNotNull(appeals.message)))
    .returning({ id: appeals.id });
  return rows.length > 0;
}
