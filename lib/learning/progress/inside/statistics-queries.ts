import 'server-only';
import { and, asc, count, desc, eq, isNotNull, lt, ne, not, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { badges } from '@/db/schema/learning';
import { placements } from '@/db/schema/placement';
import { attempts } from '@/db/schema/practice';
import { cards, reviews } from '@/db/schema/review';
import { knownStabilityDays } from './mastery';

/* Every query here reads one learner's rows through an index, or the content tables, which are small. */
const isTaught = and(
  eq(courses.withdrawn, false),
  eq(courses.announced, false),
  eq(lessons.withdrawn, false),
  eq(lessons.announced, false),
);
const asInteger = (value: ReturnType<typeof sql>) => sql<number>`(${value})::int`;

/** Answers in lessons; `solved` counts exercises that are still taught and were answered right at least once. */
export async function selectAnswers(on: Connection, userId: number) {
  // Grouped by exercise first: there are far fewer exercises than answers.
  const tried = on
    .select({
      exerciseId: attempts.exerciseId,
      answers: count().as('answers'),
      right: sql<number>`count(*) filter (where ${attempts.verdict} <> 'wrong')`.as('right'),
    })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .groupBy(attempts.exerciseId)
    .as('tried');
  const isSolved = sql`${tried.right} > 0 and not ${exercises.withdrawn} and ${isTaught}`;
  return on
    .select({
      kind: exercises.kind,
      topics: exercises.topics,
      level: courses.level,
      answers: asInteger(sql`sum(${tried.answers})`),
      right: asInteger(sql`sum(${tried.right})`),
      solved: asInteger(sql`count(*) filter (where ${isSolved})`),
    })
    .from(tried)
    .innerJoin(exercises, eq(exercises.id, tried.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .groupBy(exercises.kind, exercises.topics, courses.level);
}

/** How many exercises of each kind are taught at each level. */
export async function selectTaughtExercises(on: Connection) {
  return on
    .select({ kind: exercises.kind, level: courses.level, total: count() })
    .from(exercises)
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(exercises.withdrawn, false), isTaught))
    .groupBy(exercises.kind, courses.level);
}

/** How many words are taught at each level, and how many of them this learner knows. */
export async function selectTaughtWords(on: Connection, userId: number) {
  return on
    .select({
      level: courses.level,
      total: count(),
      known: asInteger(sql`count(*) filter (where ${cards.stability} >= ${knownStabilityDays})`),
    })
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(cards, and(eq(cards.wordId, words.id), eq(cards.userId, userId)))
    .where(and(eq(words.withdrawn, false), isTaught))
    .groupBy(courses.level);
}

/** The number of word cards of a learner, own cards included, and of those that are known. */
export async function selectWordCounts(on: Connection, userId: number) {
  const [row] = await on
    .select({
      kept: count(),
      known: asInteger(sql`count(*) filter (where ${cards.stability} >= ${knownStabilityDays})`),
    })
    .from(cards)
    .where(and(eq(cards.userId, userId), ne(cards.source, 'mistake')));
  return row ?? { kept: 0, known: 0 };
}

const maxChanges = 50_000;

/** Each review after which a word became known or ceased to be; the stability before the next review shows it. */
export async function selectWordChanges(on: Connection, userId: number) {
  const after = on
    .select({
      cardId: reviews.cardId,
      turn: reviews.turn,
      reviewedAt: reviews.reviewedAt,
      known:
        sql<number>`(coalesce(lead(${reviews.stability}) over (partition by ${reviews.cardId} order by ${reviews.turn}), ${cards.stability}) >= ${knownStabilityDays})::int`.as(
          'known',
        ),
    })
    .from(reviews)
    .innerJoin(cards, and(eq(cards.id, reviews.cardId), eq(cards.userId, userId)))
    .where(and(eq(reviews.userId, userId), ne(cards.source, 'mistake')))
    .as('after');
  const changes = on
    .select({
      reviewedAt: after.reviewedAt,
      change:
        sql<number>`${after.known} - lag(${after.known}, 1, 0) over (partition by ${after.cardId} order by ${after.turn})`.as(
          'change',
        ),
    })
    .from(after)
    .as('changes');
  return on
    .select({ reviewedAt: changes.reviewedAt, change: changes.change })
    .from(changes)
    .where(sql`${changes.change} <> 0`)
    .orderBy(asc(changes.reviewedAt))
    .limit(maxChanges);
}

/** The number of cards that come due before `until`, by quarter of an hour: every time zone begins its days on one. */
export async function selectDue(on: Connection, userId: number, until: Date) {
  const due = sql<string>`date_bin('15 minutes', greatest(${cards.due}, ${cards.buriedUntil}), timestamptz 'epoch')`;
  return on
    .select({ due: due.mapWith(cards.due), cards: count() })
    .from(cards)
    .where(and(eq(cards.userId, userId), not(cards.suspended), lt(cards.due, until)))
    .groupBy(due)
    .orderBy(asc(due));
}

export async function selectBadges(on: Connection, userId: number) {
  return on
    .select({ badge: badges.badge, earnedAt: badges.earnedAt })
    .from(badges)
    .where(eq(badges.userId, userId))
    .orderBy(asc(badges.earnedAt), asc(badges.badge))
    .limit(500);
}

/** The level of the latest finished placement test. */
export async function selectPlacedLevel(on: Connection, userId: number) {
  const [row] = await on
    .select({ level: placements.level })
    .from(placements)
    .where(and(eq(placements.userId, userId), isNotNull(placements.finishedAt)))
    .orderBy(desc(placements.startedAt))
    .limit(1);
  return row?.level ?? null;
}
