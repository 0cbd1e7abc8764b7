import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { LessonInCourse } from '@/lib/learning/courses/schema';
import { getLessonInCourse, listWords } from '@/lib/learning/courses/service';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localize } from '@/lib/platform/i18n/localized-text';
import { noteFor, viewExercise } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { listEarned } from '@/lib/learning/progress/earned';
import { activeSeconds } from '@/lib/learning/practice/active-time';
import { stakes } from '@/lib/learning/practice/points';
import { selectRewardState, type ExerciseRow, type RunRow, type TurnRow } from './queries';
import { progressOf, type RunState } from './run-state';
import type { CurrentExercise, Mistake, PracticeView, Summary } from '@/lib/learning/practice/schema';
import { versionOf } from '@/lib/learning/practice/version';

/**
 * A run as its learner sees it. Throws AppError('not_found') when its lesson was withdrawn.
 * @param known the place of its lesson, where it was just read
 */
export async function viewRun(
  viewer: Viewer,
  state: RunState,
  locale: Locale,
  known?: LessonInCourse,
): Promise<PracticeView> {
  const { run, exercises, turns } = state;
  const { due, answered, returning } = progressOf(state);
  const [{ next, ...lesson }, current] = await Promise.all([
    known ?? getLessonInCourse(run.lessonId, locale),
    due ? viewCurrent(viewer, state, due, locale) : null,
  ]);
  return {
    run: run.id,
    lesson,
    progress: { answered, total: exercises.length, returning },
    turn: turns.length,
    current,
    summary: run.finishedAt
      ? {
          ...sumUp(run, exercises, turns, locale),
          words: (await listWords(lesson.id, locale)).filter(({ extra }) => !extra),
          earned: await listEarned(viewer.id, run.startedAt, run.finishedAt),
          next_lesson: next,
        }
      : null,
  };
}

async function viewCurrent(
  viewer: Viewer,
  { run, turns }: RunState,
  { id, content }: ExerciseRow,
  locale: Locale,
): Promise<CurrentExercise> {
  const reward = await selectRewardState(db, viewer.id, id, run.id);
  const seed = exerciseSeed.lesson(run.id, turns.length, id);
  return {
    exercise: id,
    version: versionOf({ id, content }),
    ...viewExercise({ content, seed }, locale, reward.hintsNow),
    first_time: turns.every(({ exerciseId }) => exerciseId !== id),
    ...stakes(reward),
  };
}

function sumUp(
  run: RunRow,
  exercises: ExerciseRow[],
  turns: TurnRow[],
  locale: Locale,
): Omit<Summary, 'words' | 'earned' | 'next_lesson'> {
  const first = new Map([...turns].reverse().map((turn) => [turn.exerciseId, turn]));
  const firstTries = [...first.values()];
  const countOf = (verdict: TurnRow['verdict']) =>
    firstTries.filter((turn) => turn.verdict === verdict).length;
  return {
    points: turns.reduce((sum, turn) => sum + turn.points, run.bonus),
    lesson_points: run.bonus,
    seconds: activeSeconds([run.startedAt, ...turns.map(({ answeredAt }) => answeredAt)]),
    right_first: countOf('right'),
    almost_first: countOf('almost'),
    wrong_first: countOf('wrong'),
    total: first.size,
    mistakes: exercises.flatMap(({ id, content }): Mistake[] => {
      const turn = first.get(id);
      if (turn?.verdict !== 'wrong') return [];
      const { expected, given } = turn.grade;
      const note = noteFor(content, locale);
      return [{ exercise: id, prompt: localize(locale, content.prompt), expected, given, note }];
    }),
  };
}
