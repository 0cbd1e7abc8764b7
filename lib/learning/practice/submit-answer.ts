import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { GradeContext } from '@/lib/russian/exercises/kinds/kind';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ExerciseAnswer, Grade } from '@/lib/russian/exercises/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { showIn } from '@/lib/platform/i18n/local-text';
import { recordWork } from '@/lib/learning/progress/record';
import { addMistakeCard } from '@/lib/learning/review/cards';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';
import { payReward } from '@/lib/learning/rewards/pay';
import { activeSeconds } from './active-time';
import { selectAnswer } from './attempt-queries';
import { dueExercise, endIfDone, holdPlace, requireExercise, type Place } from './place';
import { pointsFor } from './points';
import {
  holdExercise,
  insertAttempt,
  selectStanding,
  selectTotalPoints,
  type ExerciseRow,
  type TurnRow,
} from './queries';
import type { AttemptInput, AttemptResult } from './schema';
import { taskSeed } from './seed';
import { viewRun } from './view';

interface Asked {
  viewer: Pick<Viewer, 'id' | 'timeZone'>;
  exerciseId: number;
  input: AttemptInput;
  locale: Locale;
  lexicon: Lexicon;
}
interface Outcome {
  place: Place;
  exercise: ExerciseRow;
  grade: Grade;
  points: number;
  total: number;
  elsewhere: boolean;
}

/**
 * Grades an answer, stores it and pays for it, in one transaction. The same turn again gets the first
 * answer again, whatever it says, and learns whether that was another window's. Throws AppError: 'not_found', 'turn_passed', 'validation'.
 */
export async function submitAnswer(
  viewer: Viewer,
  exerciseId: number,
  input: AttemptInput,
  locale: Locale,
): Promise<AttemptResult> {
  const lexicon = await lexiconFor(input.answer.kind);
  const asked = { viewer, exerciseId, input, locale, lexicon };
  const { place, exercise, grade, points, total, elsewhere } = await db.transaction(async (on) => {
    const held = await holdPlace(on, viewer, input.run);
    return input.turn < held.turns.length ? repeat(on, held, asked) : takeAnswer(on, held, asked);
  });
  const { note } = exercise.content;
  return {
    grade,
    note: note ? showIn(locale, note) : null,
    points,
    total_points: total,
    elsewhere,
    practice: await viewRun(viewer, place, locale),
  };
}

async function repeat(on: Connection, place: Place, { viewer, exerciseId, input }: Asked): Promise<Outcome> {
  const first = place.turns[input.turn];
  const exercise = await requireExercise(on, place, exerciseId);
  if (first?.exerciseId !== exerciseId) throw new AppError('turn_passed');
  return {
    place,
    exercise,
    grade: first.grade,
    points: first.points,
    total: await selectTotalPoints(on, viewer.id),
    elsewhere: !isDeepStrictEqual(await selectAnswer(on, input.run, input.turn), input.answer),
  };
}

/**
 * Grades, stores and pays the answer to what is due, in a transaction that holds its run. Throws AppError: 'not_found',
 * 'turn_passed', 'validation'.
 */
export async function takeAnswer(
  on: Connection,
  place: Place,
  { viewer, exerciseId, input, locale, lexicon }: Asked,
): Promise<Outcome> {
  const exercise = await dueExercise(on, place, exerciseId, input);
  const context = { seed: taskSeed(input.run, input.turn, exerciseId), locale, lexicon };
  const grade = await gradeFirmly(on, exercise, input.answer, context);
  const standing = await selectStanding(on, viewer.id, exerciseId, input.run);
  const moment = now();
  const earned = pointsFor(grade.verdict, standing);
  const reward = {
    userId: viewer.id,
    reason: 'exercise' as const,
    subjectId: exerciseId,
    points: earned,
    paidAt: moment,
  };
  const points = earned > 0 ? await payReward(on, reward) : 0;
  const turn = { exerciseId, grade, verdict: grade.verdict, points, answeredAt: moment };
  await insertAttempt(on, {
    ...turn,
    runId: input.run,
    turn: input.turn,
    userId: viewer.id,
    answer: input.answer,
    hints: standing.hintsNow,
  });
  if (isPutRight(place, turn)) await addMistakeCard(on, viewer.id, exerciseId, moment);
  const after = await endIfDone(on, viewer, { ...place, turns: [...place.turns, turn] });
  await recordWork(on, viewer.id, {
    moment,
    timeZone: viewer.timeZone,
    answers: 1,
    right: grade.verdict === 'wrong' ? 0 : 1,
    seconds: activeSeconds([place.turns.at(-1)?.answeredAt ?? place.run.startedAt, moment]),
    points: points + after.run.bonus - place.run.bonus,
    isLessonEnd: after.run.finishedAt !== null,
  });
  const total = await selectTotalPoints(on, viewer.id);
  return { place: after, exercise, grade, points, total, elsewhere: false };
}

/** What is not right is held against the exercise once more, so that no answer slips by one that is being accepted. */
async function gradeFirmly(
  on: Connection,
  { id, content }: ExerciseRow,
  answer: ExerciseAnswer,
  context: GradeContext,
): Promise<Grade> {
  const grade = gradeAnswer(content, answer, context);
  const held = grade.verdict === 'right' ? null : await holdExercise(on, id);
  return held ? gradeAnswer(held, answer, context) : grade;
}

/** Whether a mistake of this run is behind the answer: worth coming back to (lib/learning/review). */
function isPutRight(
  { turns }: Place,
  { exerciseId, verdict }: Pick<TurnRow, 'exerciseId' | 'verdict'>,
): boolean {
  return verdict !== 'wrong' && turns.some((turn) => turn.exerciseId === exerciseId);
}
