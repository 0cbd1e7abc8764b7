import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { graderFor } from '@/lib/learning/session/exercise';
import { requireDue, takeTurn } from '@/lib/learning/session/turn';
import { now } from '@/lib/platform/clock';
import type { Locale } from '@/lib/platform/i18n/locales';
import { insertAnswer } from './inside/queries';
import type { CheckedAnswer, SkipTestInput } from './schema';
import { endIfDone, lockSkipTest, reloadSkipTest, seededExercise } from './inside/skip-test-state';
import { viewSkipTest } from './inside/view';

/**
 * Grades an answer of a skip test and returns the verdict, not the right answer, which still pays in the lesson. Submitting
 * the same turn again returns the first verdict. Throws AppError: 'not_found', 'turn_passed',
 * 'validation'.
 */
export async function submitSkipTestAnswer(
  viewer: Viewer,
  id: string,
  { turn, exercise, answer }: SkipTestInput,
  locale: Locale,
): Promise<CheckedAnswer> {
  const grader = answer && (await graderFor(answer, locale));
  const { state, verdict } = await takeTurn({
    lock: (on) => lockSkipTest(on, viewer, id),
    repeat: (_, held) => {
      const first = held.answers[turn];
      return first?.exerciseId === exercise ? { state: held, verdict: first.verdict } : null;
    },
    take: async (on, held) => {
      const { row, answers, due } = held;
      const asked = requireDue({ due, turn: answers.length }, { id: exercise, turn });
      const graded = grader ? grader(seededExercise(row, asked)).verdict : 'wrong';
      const given = { skipTestId: row.id, turn, exerciseId: exercise, answer, answeredAt: now() };
      await insertAnswer(on, { ...given, verdict: graded });
      return { state: await endIfDone(on, viewer, await reloadSkipTest(on, held)), verdict: graded };
    },
  });
  return { verdict, check: await viewSkipTest(viewer, state, locale) };
}
