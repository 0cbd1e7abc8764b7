import 'server-only';
import { and, asc, count, desc, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { badges } from '@/db/schema/learning';
import { placements } from '@/db/schema/placement';
import { attempts } from '@/db/schema/practice';
import { cards, reviews } from '@/db/schema/review';
import { db } from '@/lib/database';
import { knownFrom } from './known';

/* Everything is asked by user through an index, or of the content, which is small. */
const isTaught = and(
  eq(courses.withdrawn, false),
  eq(courses.announced, false),
  eq(lessons.withdrawn, false),
  eq(lessons.announced, false),
);
const whole = (value: ReturnType<typeof sql>) => sql<number>`(${value})::int`;

/** Answers in lessons; `solved` counts exercises that are still there and were once answered right. */
export async function selectAnswers(userId: number) {
  const isSolved = sql`${attempts.verdict} <> 'wrong' and not ${exercises.withdrawn} and ${isTaught}`;
  return db
    .select({
      kind: exercises.kind,
      topics: exercises.topics,
      level: courses.level,
      answers: count(),
      right: whole(sql`count(*) filter (where ${attempts.verdict} <> 'wrong')`),
      solved: whole(sql`count(distinct ${exercises.id}) filter (where ${isSolved})`),
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(attempts.userId, userId))
    .groupBy(exercises.kind, exercises.topics, courses.level);
}

/** How many exercises of each kind are taught at each level. */
export async function selectTaughtExercises() {
  return db
    .select({ kind: exercises.kind, level: courses.level, total: count() })
    .from(exercises)
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(exercises.withdrawn, false), isTaught))
    .groupBy(exercises.kind, courses.level);
}

/** How many words are taught at each level, and how many of them this learner knows. */
export async function selectTaughtWords(userId: number) {
  return db
    .select({
      level: courses.level,
      total: count(),
      known: whole(sql`count(*) filter (where ${cards.stability} >= ${knownFrom})`),
    })
    .from(words)
    .innerJoin(lessons, eq(lessons.id, words.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(cards, and(eq(cards.wordId, words.id), eq(cards.userId, userId)))
    .where(and(eq(words.withdrawn, false), isTaught))
    .groupBy(courses.level);
}

/** Words among a learner's cards, their own ones too, and those of them that are known. */
export async function selectWordCounts(userId: number) {
  const [row] = await db
    .select({
      kept: count(),
      known: whole(sql`count(*) filter (where ${cards.stability} >= ${knownFrom})`),
    })
    .from(cards)
    .where(and(eq(cards.userId, userId), ne(cards.source, 'mistake')));
  return row ?? { kept: 0, known: 0 };
}

const mostChanges = 50_000;

/** Each review after which a word became known, or was so no more: the stability before the next one tells. */
export async function selectWordChanges(userId: number) {
  const after = db
    .select({
      cardId: reviews.cardId,
      turn: reviews.turn,
      reviewedAt: reviews.reviewedAt,
      known:
        sql<number>`(coalesce(lead((${reviews.before}->>'stability')::float8) over (partition by ${reviews.cardId} order by ${reviews.turn}), ${cards.stability}) >= ${knownFrom})::int`.as(
          'known',
        ),
    })
    .from(reviews)
    .innerJoin(cards, eq(cards.id, reviews.cardId))
    .where(and(eq(reviews.userId, userId), ne(cards.source, 'mistake')))
    .as('after');
  const changes = db
    .select({
      reviewedAt: after.reviewedAt,
      change:
        sql<number>`${after.known} - lag(${after.known}, 1, 0) over (partition by ${after.cardId} order by ${after.turn})`.as(
          'change',
        ),
    })
    .from(after)
    .as('changes');
  return db
    .select({ reviewedAt: changes.reviewedAt, change: changes.change })
    .from(changes)
    .where(sql`${changes.change} <> 0`)
    .orderBy(asc(changes.reviewedAt))
    .limit(mostChanges);
}

/** Cards that come due before a moment, by the quarter of an hour: every zone begins its days on one. */
export async function selectDue(userId: number, until: Date) {
  const due = sql<string>`date_bin('15 minutes', greatest(${cards.due}, ${cards.buriedUntil}), timestamptz 'epoch')`;
  return db
    .select({ due: due.mapWith(cards.due), cards: count() })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.suspended, false), lt(cards.due, until)))
    .groupBy(due)
    .orderBy(asc(due));
}

export async function selectBadges(userId: number) {
  return db
    .select({ badge: badges.badge, earnedAt: badges.earnedAt })
    .from(badges)
    .where(eq(badges.userId, userId))
    .orderBy(asc(badges.earnedAt), asc(badges.badge))
    .limit(500);
}

/** The level of the latest placement test that was finished. */
export async function selectPlacedLevel(userId: number) {
  const [row] = await db
    .select({ level: placements.level })
    .from(placements)
    .where(and(eq(placements.userId, userId), isNotNull(placements.finishedAt)))
    .orderBy(desc(placements.startedAt))
    .limit(1);
  return row?.level ?? null;
}
