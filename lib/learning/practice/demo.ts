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

/** Of the demonstration's learners: seconds from one answer to the next. */
const pace = 17;
/** One exercise in so many is answered wrong at first, and right at the end of the lesson. */
const slipEvery = 9;
/** The language in which lib/russian/exercises/solve reads tasks; which answer is right does not depend on it. */
const locale = 'en';

/**
 * Somebody of the demonstration does a lesson: answers are graded, stored and paid as everybody's are, in one
 * transaction. At most `most` of them; all that are due where that is left out. Moves the clock on.
 */
export async function practiseLesson(
  viewer: Pick<Viewer, 'id' | 'timeZone'>,
  lessonId: number,
  most = Infinity,
): Promise<void> {
  const run = await openRun(viewer.id, lessonId, now());
  if (!run) return;
  await db.transaction(async (on) => {
    let state = await lockRun(on, viewer, run.id);
    for (let turn = 0; turn < most; turn += 1) {
      const { due: exercise } = progressOf(state);
      if (!exercise) return;
      setNow(new Date(now().getTime() + pace * 1000));
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
