import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now, setNow } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import type { ExerciseAnswer, ExerciseContent, Task } from '@/lib/russian/exercises/schema';
import { blunder, solve } from '@/lib/russian/exercises/solve';
import { graderFor } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { openRun, type ExerciseRow } from './inside/queries';
import { lockRun, progressOf, type RunState } from './inside/run-state';
import { takeAnswer } from './submit-answer';

/** Time between two answers of demo learners. */
const paceSeconds = 17;
/** One in this many exercises is answered wrong at first, and right at the end of the lesson. */
const slipEvery = 9;
/** The language in which lib/russian/exercises/solve reads tasks; the right answer does not depend on it. */
const locale = 'en';

/**
 * Lets a demo learner practise a lesson: answers are graded, stored and paid as usual, in one transaction; at most
 * `maxAnswers` of them. Moves the clock forward.
 */
export async function practiseLesson(
  viewer: Pick<Viewer, 'id' | 'timeZone'>,
  lessonId: number,
  maxAnswers = Infinity,
): Promise<void> {
  const run = await openRun(viewer.id, lessonId, now());
  if (!run) return;
  await db.transaction(async (on) => {
    let state = await lockRun(on, viewer, run.id);
    for (let turn = 0; turn < maxAnswers; turn += 1) {
      const { due: exercise } = progressOf(state);
      if (!exercise) return;
      setNow(new Date(now().getTime() + paceSeconds * 1000));
      const answer = answerTo(exercise, state, viewer);
      const input = { run: run.id, turn: state.turns.length, answer };
      const grader = await graderFor(answer, locale);
      ({ state } = await takeAnswer(on, state, { viewer, exerciseId: exercise.id, input, grader }));
    }
  });
}

function answerTo({ id, content }: ExerciseRow, { run, turns }: RunState, viewer: { id: number }) {
  const task = concealExercise(content, exerciseSeed.lesson(run.id, turns.length, id), locale);
  const isFirst = turns.every(({ exerciseId }) => exerciseId !== id);
  const isSlip = isFirst && (id + viewer.id) % slipEvery === 0;
  return isSlip ? slip(content, task) : solve(content, task);
}

function slip(content: ExerciseContent, task: Task): ExerciseAnswer {
  const right = solve(content, task);
  return right.kind === 'choice' ? { ...right, option: right.option === 0 ? 1 : 0 } : blunder(task);
}
