import 'server-only';
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { learningDays } from '@/db/schema/learning';
import { builtOnce } from '@/lib/platform/database/database';
import { maxListedDays } from '@/lib/learning/progress/limits';

const learningDaysOf = builtOnce((on) =>
  on
    .select({
      day: learningDays.day,
      answers: learningDays.answers,
      right: learningDays.right,
      reviews: learningDays.reviews,
      practised: learningDays.practised,
      counted: learningDays.counted,
      seconds: learningDays.seconds,
      points: learningDays.points,
    })
    .from(learningDays)
    .where(eq(learningDays.userId, sql.placeholder('userId')))
    .orderBy(desc(learningDays.day))
    .limit(maxListedDays)
    .prepare('learning_days'),
);

/** The work of each day, the newest day first. */
export async function selectLearningDays(userId: number) {
  return learningDaysOf().execute({ userId });
}
export type DayRow = Awaited<ReturnType<typeof selectLearningDays>>[number];

type WorkColumn = 'answers' | 'right' | 'reviews' | 'paidReviews' | 'practised' | 'seconds' | 'points';

/** Work to be added to a day. */
interface AddedWork extends Partial<Record<WorkColumn, number>> {
  userId: number;
  day: string;
}

/** Adds work to a day and returns what decides whether it is one of learning; concurrent calls lose nothing. */
export async function addToDay(
  on: Connection,
  work: AddedWork,
): Promise<{ practised: number; counted: boolean }> {
  const added = (name: WorkColumn) => sql`${learningDays[name]} + ${work[name] ?? 0}`;
  const [row] = await on
    .insert(learningDays)
    .values(work)
    .onConflictDoUpdate({
      target: [learningDays.userId, learningDays.day],
      set: {
        answers: added('answers'),
        right: added('right'),
        reviews: added('reviews'),
        paidReviews: added('paidReviews'),
        practised: added('practised'),
        seconds: added('seconds'),
        points: added('points'),
      },
    })
    .returning({ practised: learningDays.practised, counted: learningDays.counted });
  return row ?? { practised: 0, counted: false };
}

/** Counts the day for the streak: enough was practised on it (lib/learning/progress/day-of-learning). */
export async function markDayOfLearning(on: Connection, userId: number, day: string): Promise<void> {
  await on
    .update(learningDays)
    .set({ counted: true })
    .where(and(eq(learningDays.userId, userId), eq(learningDays.day, day)));
}

/**
 * The first of `days`, in the order given, on which at least `minWrong` answers were wrong. The rows are locked until the
 * transaction ends, the earliest day first: two corrections at once take the locks in one order, so that there is no deadlock.
 */
export async function lockDayWithWrongAnswers(
  on: Connection,
  userId: number,
  days: string[],
  minWrong: number,
): Promise<string | null> {
  const { answers, right } = learningDays;
  const rows = await on
    .select({ day: learningDays.day })
    .from(learningDays)
    .where(
      and(
        eq(learningDays.userId, userId),
        inArray(learningDays.day, days),
        gt(answers, 0),
        sql`${answers} >= ${right} + ${minWrong}`,
      ),
    )
    .orderBy(asc(learningDays.day))
    .for('update');
  const found = new Set(rows.map(({ day }) => day));
  return days.find((day) => found.has(day)) ?? null;
}
