import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { daysOff, plans } from '@/db/schema/learning';
import { attempts } from '@/db/schema/practice';
import { cards, reviews } from '@/db/schema/review';
import { db } from '@/lib/platform/database/database';

export const pageSize = 2000;

/** Answers in lessons in the order of the index; `after` is the last one of the page before. */
export async function selectAttempts(
  userId: number,
  after: { exercise: number; run: string; turn: number } | null,
) {
  const place = sql`(${attempts.exerciseId}, ${attempts.runId}, ${attempts.turn})`;
  return db
    .select({
      exercise: attempts.exerciseId,
      run: attempts.runId,
      turn: attempts.turn,
      course: courses.slug,
      lesson: lessons.slug,
      kind: exercises.kind,
      topics: exercises.topics,
      answer: attempts.answer,
      given: sql<string | null>`${attempts.grade}->>'given'`,
      expected: sql<string | null>`${attempts.grade}->>'expected'`,
      verdict: attempts.verdict,
      hints: attempts.hints,
      points: attempts.points,
      moment: attempts.answeredAt,
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(attempts.userId, userId),
        after
          ? and(
              sql`${attempts.exerciseId} >= ${after.exercise}`,
              sql`${place} > (${after.exercise}::int, ${after.run}::uuid, ${after.turn}::int)`,
            )
          : undefined,
      ),
    )
    .orderBy(asc(attempts.exerciseId), asc(attempts.runId), asc(attempts.turn))
    .limit(pageSize);
}

/** Reviews in their order, also of cards that are gone. */
export async function selectReviews(userId: number, after: { id: number } | null) {
  return db
    .select({
      id: reviews.id,
      card: reviews.cardId,
      word: sql<string | null>`coalesce(${words.russian}, ${cards.own}->>'russian')`,
      exercise: cards.exerciseId,
      answer: reviews.answer,
      given: sql<string | null>`${reviews.grade}->>'given'`,
      expected: sql<string | null>`${reviews.grade}->>'expected'`,
      verdict: reviews.verdict,
      hints: reviews.hints,
      rating: reviews.rating,
      seconds: reviews.seconds,
      points: reviews.points,
      moment: reviews.reviewedAt,
    })
    .from(reviews)
    .leftJoin(cards, eq(cards.id, reviews.cardId))
    .leftJoin(words, eq(words.id, cards.wordId))
    .where(and(eq(reviews.userId, userId), after ? sql`${reviews.id} > ${after.id}` : undefined))
    .orderBy(asc(reviews.id))
    .limit(pageSize);
}

const mostDays = 10_000;

export async function selectAllDaysOff(userId: number) {
  return db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(eq(daysOff.userId, userId))
    .orderBy(asc(daysOff.day))
    .limit(mostDays);
}

export async function selectPlan(userId: number) {
  return db
    .select({
      goal: plans.goal,
      level: plans.level,
      course: courses.slug,
      minutes: plans.minutes,
      weekdays: plans.weekdays,
      deadline: plans.deadline,
      started: plans.startedAt,
      changed: plans.changedAt,
    })
    .from(plans)
    .leftJoin(courses, eq(courses.id, plans.courseId))
    .where(eq(plans.userId, userId));
}
