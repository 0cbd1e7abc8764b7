import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getLessonPlace, listWords } from '@/lib/learning/courses/service';
import { db } from '@/lib/platform/database/database';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { hintFor, type Hint } from '@/lib/russian/exercises/hints';
import type { Locale } from '@/lib/platform/i18n/locales';
import { showIn } from '@/lib/platform/i18n/local-text';
import { listEarned } from '@/lib/learning/progress/earned';
import { activeSeconds } from './active-time';
import type { Place } from './place';
import { stakes } from './points';
import { selectStanding, type ExerciseRow, type RunRow, type TurnRow } from './queries';
import type { CurrentExercise, Mistake, PracticeView, Summary } from './schema';
import { taskSeed } from './seed';
import { standingOf } from './turns';
import { versionOf } from './version';

/** A run as its learner sees it. Throws AppError('not_found') when its lesson was withdrawn. */
export async function viewRun(
  viewer: Viewer,
  { run, exercises, turns }: Place,
  locale: Locale,
): Promise<PracticeView> {
  const order = exercises.map(({ id }) => id);
  const { current, answered, returning } = standingOf(order, turns);
  const exercise = run.finishedAt ? undefined : exercises.find(({ id }) => id === current);
  const [{ next, ...lesson }, shown] = await Promise.all([
    getLessonPlace(run.lessonId, locale),
    exercise ? viewCurrent(viewer, run, exercise, turns, locale) : null,
  ]);
  return {
    run: run.id,
    lesson,
    progress: { answered, total: exercises.length, returning },
    turn: turns.length,
    current: shown,
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
  run: RunRow,
  { id, content }: ExerciseRow,
  turns: TurnRow[],
  locale: Locale,
): Promise<CurrentExercise> {
  const standing = await selectStanding(db, viewer.id, id, run.id);
  const seed = taskSeed(run.id, turns.length, id);
  const levels = ([1, 2, 3] as const).slice(0, standing.hintsNow);
  const opened: Hint[] = levels.map((level) => hintFor(content, level, seed, locale));
  return {
    exercise: id,
    version: versionOf({ id, content }),
    task: concealExercise(content, seed, locale),
    hints: opened,
    first_time: turns.every(({ exerciseId }) => exerciseId !== id),
    ...stakes(standing),
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
      const note = content.note ? showIn(locale, content.note) : null;
      return [{ exercise: id, prompt: showIn(locale, content.prompt), expected, given, note }];
    }),
  };
}
