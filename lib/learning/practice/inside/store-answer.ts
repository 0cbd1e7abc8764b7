import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import type { ExerciseAnswer, Grade } from '@/lib/russian/exercises/schema';
import { recordWork } from '@/lib/learning/progress/record';
import { addMistakeCard } from '@/lib/learning/review/cards';
import { payReward } from '@/lib/learning/rewards/pay';
import { activeSeconds } from '@/lib/learning/practice/active-time';
import { pointsFor } from '@/lib/learning/practice/points';
import { insertAttempt, type RewardRow, type TurnRow } from './queries';
import { endIfDone, type RunState } from './run-state';

interface GradedAnswer {
  exerciseId: number;
  answer: ExerciseAnswer;
  grade: Grade;
  reward: RewardRow;
  /** Whether it was answered on the home page, perhaps days ago. */
  isTrial?: boolean;
}

/** Stores a graded answer as the next turn of a locked run, pays for it and ends the run when nothing is left to do. */
export async function storeAnswer(
  on: Connection,
  viewer: Pick<Viewer, 'id' | 'timeZone'>,
  state: RunState,
  { exerciseId, answer, grade, reward, isTrial = false }: GradedAnswer,
): Promise<{ state: RunState; points: number }> {
  const { run, turns } = state;
  const { verdict } = grade;
  const answeredAt = now();
  const worth = pointsFor(verdict, reward);
  const paid = { userId: viewer.id, reason: 'exercise' as const, subjectId: exerciseId, paidAt: answeredAt };
  const points = worth > 0 ? await payReward(on, { ...paid, points: worth }) : 0;
  const turn = { exerciseId, grade, verdict, points, answeredAt };
  await insertAttempt(on, {
    ...turn,
    runId: run.id,
    turn: turns.length,
    userId: viewer.id,
    answer,
    hints: reward.hintsNow,
  });
  if (isCorrectedMistake(turns, turn)) await addMistakeCard(on, viewer.id, exerciseId, answeredAt);
  const after = await endIfDone(on, viewer, { ...state, turns: [...turns, turn] });
  await recordWork(on, viewer.id, {
    doneAt: answeredAt,
    timeZone: viewer.timeZone,
    answers: 1,
    right: verdict === 'wrong' ? 0 : 1,
    seconds: isTrial ? 0 : activeSeconds([turns.at(-1)?.answeredAt ?? run.startedAt, answeredAt]),
    points: points + after.run.bonus - run.bonus,
    isTrial,
    isLessonEnd: after.run.finishedAt !== null,
  });
  return { state: after, points };
}

/** Whether the answer corrects a mistake of this run, so that a review card is made (lib/learning/review). */
function isCorrectedMistake(
  turns: TurnRow[],
  { exerciseId, verdict }: Pick<TurnRow, 'exerciseId' | 'verdict'>,
): boolean {
  return verdict !== 'wrong' && turns.some((turn) => turn.exerciseId === exerciseId);
}
