import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { carryAnswer } from '@/lib/russian/exercises/carry-answer';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { recordWork } from '@/lib/learning/progress/record';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';
import { hasAnswered } from './attempt-queries';
import { endIfDone, holdPlace } from './place';
import { pointsFor } from './points';
import { payReward } from '@/lib/learning/rewards/pay';
import { insertAttempt, openRun, selectExercises, selectStanding } from './queries';
import { taskSeed } from './seed';
import { versionOf } from './version';

interface GivenElsewhere {
  lessonId: number;
  exerciseId: number;
  /** Of the exercise as it was shown. */
  version: string;
  answer: ExerciseAnswer;
  /** What its task was shuffled by. */
  seed: string;
  locale: Locale;
}

/**
 * Puts an answer that was given outside of a lesson into the learner's run of it, as its next turn, and pays for it.
 * Null, and nothing is begun, when this learner has answered the exercise before, or it was changed or taken away since.
 */
export async function takeOverAnswer(
  on: Connection,
  viewer: Viewer,
  { lessonId, exerciseId, version, answer: given, seed: from, locale }: GivenElsewhere,
): Promise<{ points: number } | null> {
  if (await hasAnswered(on, viewer.id, exerciseId)) return null;
  const exercise = (await selectExercises(on, lessonId)).find(({ id }) => id === exerciseId);
  if (!exercise || versionOf(exercise) !== version) return null;
  const lexicon = await lexiconFor(given.kind);
  const moment = now();
  const opened = await openRun(viewer.id, lessonId, moment, on);
  if (!opened) return null;
  const place = await holdPlace(on, viewer, opened.id);
  const { run, turns } = place;
  const standing = await selectStanding(on, viewer.id, exerciseId, run.id);
  if (standing.answered) return null;

  const turn = turns.length;
  const seed = taskSeed(run.id, turn, exerciseId);
  const answer = carryAnswer(exercise.content, given, { from, to: seed });
  const grade = gradeAnswer(exercise.content, answer, { seed, locale, lexicon });
  const { verdict } = grade;
  const worth = pointsFor(verdict, standing);
  const reward = { userId: viewer.id, reason: 'exercise' as const, subjectId: exerciseId, paidAt: moment };
  const points = worth > 0 ? await payReward(on, { ...reward, points: worth }) : 0;
  const taken = { exerciseId, grade, verdict, points, answeredAt: moment };
  await insertAttempt(on, {
    ...taken,
    runId: run.id,
    turn,
    userId: viewer.id,
    answer,
    hints: standing.hintsNow,
  });
  const after = await endIfDone(on, viewer, { ...place, turns: [...turns, taken] });
  await recordWork(on, viewer.id, {
    moment,
    timeZone: viewer.timeZone,
    answers: 1,
    right: verdict === 'wrong' ? 0 : 1,
    points: points + after.run.bonus - run.bonus,
    isTrial: true,
    isLessonEnd: after.run.finishedAt !== null,
  });
  return { points };
}
