import 'server-only';
import type { Connection } from '@/db/client';
import { verdicts } from '@/db/enums';
import { now } from '@/lib/platform/clock';
import { gradeAgain } from '@/lib/russian/exercises/grade-again';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { ExerciseContent, Grade, Verdict } from '@/lib/russian/exercises/schema';
import { correctWork } from '@/lib/learning/progress/correct';
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
} from './inside/judge-again-queries';
import { pointsOwed } from './inside/owed';
import { holdExercise } from './inside/queries';
import { endIfDone, lockRun } from './inside/run-state';

/** An answer that is better than it was. */
interface Improvement {
  run: string;
  turn: number;
  verdict: Verdict;
  /** Points that it brought now. */
  points: number;
}

interface Asked {
  userId: number;
  exerciseId: number;
  lexicon: Lexicon;
}
interface Judged extends StoredAnswer {
  /** Null where it stays as it was. */
  better: Grade | null;
}

/**
 * Grades what a learner answered to an exercise anew, where it was not right. What is better now counts as if it had
 * been so at its time: points, its day, the end of a run that has nothing left to do. The second time nothing changes.
 */
export async function judgeAgain(
  on: Connection,
  { userId, exerciseId, lexicon }: Asked,
): Promise<Improvement[]> {
  await lockRunsWith(on, userId, exerciseId);
  const content = await holdExercise(on, exerciseId);
  const answers = content ? await selectAnswers(on, userId, exerciseId) : [];
  const judged = answers.map((each): Judged => {
    return { ...each, better: content && betterGrade(content, each, { exerciseId, lexicon }) };
  });
  if (judged.every(({ better }) => better === null)) return [];
  await lockLearner(on, userId);
  const owed = pointsOwed(judged.map(counted), await selectPaid(on, userId, exerciseId));
  const improvements: Improvement[] = [];
  for (const [place, answer] of judged.entries()) {
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
  { exerciseId, lexicon }: Omit<Asked, 'userId'>,
): Grade | null {
  if (stored.grade.verdict === 'right') return null;
  const seed = exerciseSeed.lesson(stored.runId, stored.turn, exerciseId);
  const again = gradeAgain(content, stored, { seed, lexicon });
  return again && rank(again) < rank(stored.grade) ? again : null;
}

const rank = ({ verdict }: Grade) => verdicts.indexOf(verdict);

const counted = ({ grade, better, hints }: Judged) => ({ verdict: (better ?? grade).verdict, hints });

async function improve(
  on: Connection,
  { userId, exerciseId }: Omit<Asked, 'lexicon'>,
  grade: Grade,
  stored: StoredAnswer,
  points: number,
): Promise<Improvement> {
  const { verdict } = grade;
  await updateGrade(on, stored, { grade, verdict, points: stored.points + points });
  const moment = now();
  await raiseReward(on, { userId, reason: 'exercise', subjectId: exerciseId, points, paidAt: moment });
  const right = stored.grade.verdict === 'wrong' ? 1 : 0;
  await correctWork(on, userId, { answeredAt: stored.answeredAt, moment, right, points });
  return { run: stored.runId, turn: stored.turn, verdict, points };
}

async function endRun(on: Connection, userId: number, runId: string): Promise<void> {
  const learner = { id: userId };
  const before = await lockRun(on, learner, runId);
  const { run } = await endIfDone(on, learner, before);
  if (before.run.finishedAt || !run.finishedAt) return;
  await recordWork(on, userId, { moment: run.finishedAt, points: run.bonus, isLessonEnd: true });
}

/** Learners, by id from `after` on, whose answers to an exercise were not all right. */
export const listMistaken = selectMistaken;
