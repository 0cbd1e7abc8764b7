import 'server-only';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { trialExercises, trials } from '@/db/schema/home';
import { db } from '@/lib/platform/database/database';
import { exerciseAnswer, type ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { readExercise } from '@/lib/russian/exercises/stored';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const stays = and(
  eq(exercises.withdrawn, false),
  eq(lessons.withdrawn, false),
  eq(lessons.announced, false),
  eq(courses.withdrawn, false),
  eq(courses.announced, false),
);

/** The exercises of the home page, in order of their places. */
export async function selectTrialExercises() {
  const rows = await db
    .select({
      place: trialExercises.place,
      id: exercises.id,
      content: withPhoneJson(exercises.content),
      accepted: exercises.accepted,
      lesson: { slug: lessons.slug, title: withPhoneJson(lessons.title) },
      course: { slug: courses.slug, title: withPhoneJson(courses.title) },
    })
    .from(trialExercises)
    .innerJoin(exercises, eq(exercises.id, trialExercises.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(stays)
    .orderBy(asc(trialExercises.place));
  return rows.map(({ content, accepted, ...row }) => ({
    ...row,
    content: readExercise({ content, accepted }),
  }));
}

/** Id of the new row. Null would mean that the insert returned no row. */
export async function insertTrial(values: typeof trials.$inferInsert): Promise<string | null> {
  const [row] = await db.insert(trials).values(values).returning({ id: trials.id });
  return row?.id ?? null;
}

interface StoredTrial {
  id: string;
  exerciseId: number;
  lessonId: number;
  version: string;
  answer: ExerciseAnswer;
}

const columns = {
  id: trials.id,
  exerciseId: trials.exerciseId,
  lessonId: exercises.lessonId,
  version: trials.version,
  answer: trials.answer,
};

/** The unclaimed trials among these ids, the earliest first. */
export async function selectUnclaimed(ids: string[]): Promise<StoredTrial[]> {
  const rows = await db
    .select(columns)
    .from(trials)
    .innerJoin(exercises, eq(exercises.id, trials.exerciseId))
    .where(and(inArray(trials.id, ids), isNull(trials.claimedBy)))
    .orderBy(asc(trials.answeredAt), asc(trials.id));
  return rows.map((row) => ({ ...row, answer: exerciseAnswer.parse(row.answer) }));
}

/** Claims a trial; says whether it was still unclaimed. Of two concurrent claims, one succeeds. */
export async function claimTrial(on: Connection, id: string, userId: number): Promise<boolean> {
  const rows = await on
    .update(trials)
    .set({ claimedBy: userId })
    .where(and(eq(trials.id, id), isNull(trials.claimedBy)))
    .returning({ id: trials.id });
  return rows.length > 0;
}

export async function deleteOldTrials(before: Date): Promise<void> {
  await db.delete(trials).where(lt(trials.answeredAt, before));
}
