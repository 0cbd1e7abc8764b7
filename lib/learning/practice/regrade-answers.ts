import 'server-only';
import type { Connection } from '@/db/client';
import { verdicts } from '@/db/enums';
import { now } from '@/lib/platform/clock';
import { regrade } from '@/lib/russian/exercises/regrade';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ExerciseContent, Grade, Verdict } from '@/lib/russian/exercises/schema';
import { correctWork } from '@/lib/learning/progress/correct-work';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { lockLearner } from '@/lib/learning/session/lock-learner';
import { recordWork } from '@/lib/learning/progress/record';
import {
  lockRunsWith,
  raiseReward,
  selectAnswers,
  selectMistaken,
  selectPaid,
  updateGrade,
  type StoredAnswer,
} from './inside/regrade-queries';
import { pointsOwed } from './inside/points-owed';
import { lockExercise } from './inside/queries';
import { endIfDone, lockRun } from './inside/run-state';

/** An answer whose verdict has improved. */
interface Improvement {
  run: string;
  turn: number;
  verdict: Verdict;
  /** Points that were paid for the improvement. */
  points: number;
}

interface RegradeTarget {
  userId: number;
  exerciseId: number;
  lexicon: Lexicon;
}
interface RegradedAnswer extends StoredAnswer {
  /** The new grade; null when the old one stays. */
  better: Grade | null;
}

/**
 * Grades a learner's answers to an exercise again where they were not right. An improved answer counts as if it had been
 * graded so at its time: points, its day, the end of a run with nothing left to do. Idempotent.
 */
export async function regradeAnswers(
  on: Connection,
  { userId, exerciseId, lexicon }: RegradeTarget,
): Promise<Improvement[]> {
  await lockRunsWith(on, userId, exerciseId);
  const content = await lockExercise(on, exerciseId);
  const answers = content ? await selectAnswers(on, userId, exerciseId) : [];
  const regraded = answers.map((each): RegradedAnswer => {
    return { ...each, better: content && betterGrade(content, each, { exerciseId, lexicon }) };
  });
  if (regraded.every(({ better }) => better === null)) return [];
  await lockLearner(on, userId);
  const owed = pointsOwed(regraded.map(counted), await selectPaid(on, userId, exerciseId));
  const improvements: Improvement[] = [];
  for (const [place, answer] of regraded.entries()) {
    const points = owed?.place === place ? owed.points : 0;
    if (answer.better)
      improvements.push(await improve(on, { userId, exerciseId }, answer.better, answer, points));
  }
  for (const run of new Set(improvements.map((each) => each.run))) await endRun(on, userId, run);
  return improvements;
}

function betterGrade(
  content: ExerciseContent,
  stored: StoredAnswer,
  { exerciseId, lexicon }: Omit<RegradeTarget, 'userId'>,
): Grade | null {
  if (stored.grade.verdict === 'right') return null;
  const seed = exerciseSeed.lesson(stored.runId, stored.turn, exerciseId);
  const again = regrade(content, stored, { seed, lexicon });
  return again && rank(again) < rank(stored.grade) ? again : null;
}

const rank = ({ verdict }: Grade) => verdicts.indexOf(verdict);

const counted = ({ grade, better, hints }: RegradedAnswer) => ({ verdict: (better ?? grade).verdict, hints });

async function improve(
  on: Connection,
  { userId, exerciseId }: Omit<RegradeTarget, 'lexicon'>,
  grade: Grade,
  stored: StoredAnswer,
  points: number,
): Promise<Improvement> {
  const { verdict } = grade;
  await updateGrade(on, stored, { grade, verdict, points: stored.points + points });
  const regradedAt = now();
  await raiseReward(on, { userId, reason: 'exercise', subjectId: exerciseId, points, paidAt: regradedAt });
  const right = stored.grade.verdict === 'wrong' ? 1 : 0;
  await correctWork(on, userId, { answeredAt: stored.answeredAt, correctedAt: regradedAt, right, points });
  return { run: stored.runId, turn: stored.turn, verdict, points };
}

async function endRun(on: Connection, userId: number, runId: string): Promise<void> {
  const learner = { id: userId };
  const before = await lockRun(on, learner, runId);
  const { run } = await endIfDone(on, learner, before);
  if (before.run.finishedAt || !run.finishedAt) return;
  await recordWork(on, userId, { doneAt: run.finishedAt, points: run.bonus, isLessonEnd: true });
}

/** Ids of learners whose answers to an exercise were not all right; ids greater than `after`, ascending. */
export const listMistaken = selectMistaken;
