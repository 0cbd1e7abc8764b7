import { eq } from 'drizzle-orm';
import { exercises } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getCourse, listCourses } from '@/lib/learning/courses/service';
import { db } from '@/lib/platform/database/database';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { getToday } from '@/lib/learning/today/today';
import { startRun } from '@/lib/learning/practice/service';
import { submitAnswer } from '@/lib/learning/practice/submit-answer';
import { asked, type CurrentReview } from '@/lib/learning/review/schema';
import { getQueue } from '@/lib/learning/review/service';
import { submitReview } from '@/lib/learning/review/submit';
import { solve } from '@/lib/russian/exercises/solve';

/** What the page /courses asks for. */
export async function readMyCourses(viewer: Viewer): Promise<void> {
  await getToday(viewer, await listCourses(viewer, 'en'), 'en');
}

/** The review that is due, with the right answer to it; null when nothing is due. */
export async function findReview(viewer: Viewer): Promise<(() => Promise<unknown>) | null> {
  const { current } = await getQueue(viewer, 'en');
  if (!current) return null;
  const answer = await answerTo(current);
  return () => submitReview(viewer, current.card, { turn: current.turn, answer, seconds: 5 }, 'en');
}

async function answerTo({ card, task }: CurrentReview) {
  const [row] = await db.select({ asked: cards.asked }).from(cards).where(eq(cards.id, card));
  return solve(asked.parse(row?.asked).content, task);
}

/** Answers the exercise that is due in the first lesson. */
export async function answerExercise(viewer: Viewer): Promise<void> {
  const { lessons } = await getCourse(viewer, 'russian-from-zero', 'en');
  const { run, turn, current } = await startRun(viewer, lessons[0]?.id ?? 0, 'en');
  if (!current) throw new Error('Nothing is due.');
  const [row] = await db
    .select({ content: exercises.content })
    .from(exercises)
    .where(eq(exercises.id, current.exercise));
  const answer = solve(exerciseContent.parse(row?.content), current.task);
  await submitAnswer(viewer, current.exercise, { run, turn, answer }, 'en');
}
