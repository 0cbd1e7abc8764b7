import 'server-only';
import { and, desc, eq, isNotNull, isNull, lt, min, sql, type SQL } from 'drizzle-orm';
import { appeals } from '@/db/schema/appeals';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import type { GroupQuery, GroupState } from '@/lib/learning/appeals/group-schema';

/** Learners' messages shown for one answer. */
const maxMessages = 20;

const first = min(appeals.id);

/** One column of the latest messages that teachers may read. */
const shownMessages = <T>(column: SQL) =>
  sql<T[]>`coalesce((array_agg(${column} order by ${appeals.id} desc)
    filter (where ${appeals.message} is not null and ${appeals.messageHiddenAt} is null))[1:${sql.raw(String(maxMessages))}], '{}')`;

/** Groups reports of the same answer to the same exercise; a group's id is that of its first report. */
const selectGroups = () =>
  db
    .select({
      appeal: first.mapWith(Number),
      given: appeals.given,
      learners: sql<number>`count(distinct ${appeals.userId})::int`,
      createdAt: sql<Date>`max(${appeals.createdAt})`.mapWith(appeals.createdAt),
      grade: sql<unknown>`(array_agg(${appeals.grade} order by ${appeals.id}))[1]`,
      messages: shownMessages<string>(sql`${appeals.message}`),
      messageAppeals: shownMessages<number>(sql`${appeals.id}`),
      decision: sql<'accepted' | 'declined' | null>`max(${appeals.decision})`,
      reason: sql<
        string | null
      >`(array_agg(${appeals.reason} order by ${appeals.decidedAt} desc nulls last, ${appeals.id}))[1]`,
      decidedAt: sql<Date | null>`max(${appeals.decidedAt})`.mapWith(appeals.decidedAt),
      exercise: { content: withPhoneJson(exercises.content), accepted: exercises.accepted },
      lesson: { slug: lessons.slug, title: withPhoneJson(lessons.title) },
    })
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .groupBy(appeals.exerciseId, appeals.given, exercises.id, lessons.id)
    .$dynamic();
export interface GroupRow extends Omit<Awaited<ReturnType<typeof selectGroups>>[number], 'decidedAt'> {
  /** Null while no teacher has decided. */
  decidedAt: Date | null;
}

const isIn = (state: GroupState) =>
  state === 'open' ? isNull(appeals.decision) : isNotNull(appeals.decision);

/** At most `limit` groups of a course, the latest first. */
export async function selectGroupPage(
  courseId: number,
  { state, before }: GroupQuery,
  limit: number,
): Promise<GroupRow[]> {
  return selectGroups()
    .where(and(eq(courses.id, courseId), isIn(state)))
    .having(before === undefined ? undefined : lt(first, before))
    .orderBy(desc(first))
    .limit(limit);
}

export async function selectGroup({
  exerciseId,
  given,
}: {
  exerciseId: number;
  given: string[];
}): Promise<GroupRow | null> {
  const [row] = await selectGroups().where(and(eq(appeals.exerciseId, exerciseId), eq(appeals.given, given)));
  return row ?? null;
}

/** The number of groups of a course that wait for a decision. */
export async function selectOpenCount(courseId: number): Promise<number> {
  const [row] = await db
    .select({ open: sql<number>`count(distinct (${appeals.exerciseId}, ${appeals.given}))::int` })
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, and(eq(lessons.id, exercises.lessonId), eq(lessons.courseId, courseId)))
    .where(isNull(appeals.decision));
  return row?.open ?? 0;
}
