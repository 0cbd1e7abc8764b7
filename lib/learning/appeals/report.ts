import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { isAccepted } from '@/lib/russian/exercises/kinds/accepted';
import type { Locale } from '@/lib/platform/i18n/locales';
import { holdGiven, type GivenAnswer } from '@/lib/learning/practice/given';
import { rejudgeJob } from './rejudge';
import { selectAccepted } from './inside/decision-queries';
import {
  holdWaitingCount,
  insertAppeal,
  selectAppeal,
  selectEarlierDecision,
  selectOfTurn,
  updateMessage,
} from './inside/queries';
import { rejudgeLearner } from './rejudge';
import type { AppealInput, AppealView, TurnParams } from './schema';
import { viewAppeal } from './inside/view';

/** Reports of one learner that wait for a teacher: more would be a protest, not a report. */
const mostWaiting = 30;

/**
 * Says that an answer which was not graded right is right. What was decided about the same answer before holds at
 * once. The same again changes the message while nothing is decided, and nothing else. Throws AppError: 'not_found',
 * 'appeal_needless', 'appeal_impossible', 'too_many_appeals'.
 */
export async function reportAnswer(
  viewer: Viewer,
  place: TurnParams,
  input: AppealInput,
  locale: Locale,
): Promise<AppealView> {
  const message = input.message || null;
  const { id, judged } = await db.transaction(async (on) => {
    const answer = await holdGiven(on, viewer, place);
    const known = await selectOfTurn(on, place.run, place.turn);
    if (known) {
      await updateMessage(on, known.id, message);
      return { id: known.id, judged: null };
    }
    return insert(on, viewer, { place, answer, message });
  });
  if (judged !== null) await rejudgeLearner(judged, viewer.id);
  const row = await selectAppeal(viewer.id, id);
  if (!row) throw new AppError('not_found');
  return viewAppeal(row, locale);
}

interface Report {
  place: TurnParams;
  answer: GivenAnswer;
  message: string | null;
}

/** `judged`: the exercise, when the answer has been accepted already and is to be judged again. */
async function insert(
  on: Connection,
  viewer: Viewer,
  { place: { run: runId, turn }, answer, message }: Report,
): Promise<{ id: number; judged: number | null }> {
  const { exerciseId, grade, given } = answer;
  if (grade.verdict === 'right') throw new AppError('appeal_needless');
  if (given === null) throw new AppError('appeal_impossible');
  if ((await holdWaitingCount(on, viewer.id)) >= mostWaiting) {
    throw new AppError('too_many_appeals', { values: { count: mostWaiting } });
  }
  const moment = now();
  const settled = await findSettled(on, exerciseId, given);
  const id = await insertAppeal(on, {
    userId: viewer.id,
    exerciseId,
    runId,
    turn,
    given,
    grade,
    message,
    createdAt: moment,
    ...(settled && { ...settled, decidedAt: moment, seenAt: moment }),
  });
  if (settled?.decision !== 'accepted') return { id, judged: null };
  await rejudgeJob.queue({ exercise: exerciseId }, on);
  return { id, judged: exerciseId };
}

/** What holds for the answer already: what is on the list of accepted ones, else what was declined last. */
async function findSettled(on: Connection, exerciseId: number, given: string[]) {
  const earlier = await selectEarlierDecision(on, exerciseId, given);
  const isOnList = isAccepted(await selectAccepted(on, exerciseId), given);
  if (isOnList) return { reason: null, decidedBy: null, ...earlier, decision: 'accepted' as const };
  return earlier?.decision === 'declined' ? earlier : null;
}
