import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { courses, lessons, words } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { placementAnswers, placements } from '@/db/schema/placement';
import { rewards, runs } from '@/db/schema/practice';
import { cards } from '@/db/schema/review';
import { db } from '@/lib/platform/database/database';
import { pageSize } from './export-queries';

/* What the export has besides the log of answers and reviews. */

const own = (text: 'russian' | 'meaning' | 'sentence' | 'note') =>
  sql<string | null>`${cards.own}->>${text}::text`;

/** Cards in the order they were made, with the learner's own texts and what is known of their memory. */
export async function selectCards(userId: number, after: { card: number } | null) {
  return db
    .select({
      card: cards.id,
      source: cards.source,
      word: sql<string | null>`coalesce(${own('russian')}, ${words.russian})`,
      exercise: cards.exerciseId,
      meaning: own('meaning'),
      sentence: own('sentence'),
      note: own('note'),
      due: cards.due,
      stability: cards.stability,
      difficulty: cards.difficulty,
      state: cards.state,
      repetitions: cards.reps,
      lapses: cards.lapses,
      learning_steps: cards.learningSteps,
      scheduled_days: cards.scheduledDays,
      reviewed: cards.lastReviewAt,
      suspended: cards.suspended,
      buried_until: cards.buriedUntil,
      moment: cards.createdAt,
    })
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .where(and(eq(cards.userId, userId), after ? gt(cards.id, after.card) : undefined))
    .orderBy(asc(cards.id))
    .limit(pageSize);
}

/** Points that were paid, each once for its subject. */
export async function selectRewards(userId: number, after: { reason: string; subject: number } | null) {
  return db
    .select({
      reason: rewards.reason,
      subject: rewards.subjectId,
      points: rewards.points,
      moment: rewards.paidAt,
    })
    .from(rewards)
    .where(
      and(
        eq(rewards.userId, userId),
        after
          ? sql`(${rewards.reason}, ${rewards.subjectId}) > (${after.reason}::reward_reason, ${after.subject}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(rewards.reason), asc(rewards.subjectId))
    .limit(pageSize);
}

/** Every go through a lesson; `points` is the bonus for its end. */
export async function selectRuns(userId: number, after: { run: string } | null) {
  return db
    .select({
      run: runs.id,
      course: courses.slug,
      lesson: lessons.slug,
      started: runs.startedAt,
      finished: runs.finishedAt,
      points: runs.bonus,
    })
    .from(runs)
    .innerJoin(lessons, eq(lessons.id, runs.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(runs.userId, userId), after ? gt(runs.id, after.run) : undefined))
    .orderBy(asc(runs.id))
    .limit(pageSize);
}

export async function selectPlacements(userId: number, after: { placement: string } | null) {
  return db
    .select({
      placement: placements.id,
      level: placements.level,
      ability: placements.ability,
      error: placements.error,
      started: placements.startedAt,
      finished: placements.finishedAt,
    })
    .from(placements)
    .where(and(eq(placements.userId, userId), after ? gt(placements.id, after.placement) : undefined))
    .orderBy(asc(placements.id))
    .limit(pageSize);
}

/** What was answered in them; the questions are asked again, so they are not told. */
export async function selectPlacementAnswers(
  userId: number,
  after: { placement: string; turn: number } | null,
) {
  return db
    .select({
      placement: placementAnswers.placementId,
      turn: placementAnswers.turn,
      given: sql<string>`${placementAnswers.answer}::text`,
      verdict: sql<string>`case when ${placementAnswers.right} then 'right' else 'wrong' end`,
      ability: placementAnswers.ability,
      error: placementAnswers.error,
    })
    .from(placementAnswers)
    .innerJoin(placements, eq(placements.id, placementAnswers.placementId))
    .where(
      and(
        eq(placements.userId, userId),
        after
          ? sql`(${placementAnswers.placementId}, ${placementAnswers.turn}) > (${after.placement}::uuid, ${after.turn}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(placementAnswers.placementId), asc(placementAnswers.turn))
    .limit(pageSize);
}

const mostCourses = 10_000;

export async function selectSavedCourses(userId: number) {
  return db
    .select({ course: courses.slug, moment: courseSaves.savedAt })
    .from(courseSaves)
    .innerJoin(courses, eq(courses.id, courseSaves.courseId))
    .where(eq(courseSaves.userId, userId))
    .orderBy(asc(courseSaves.savedAt), asc(courses.slug))
    .limit(mostCourses);
}
