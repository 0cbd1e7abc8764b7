import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { isAccepted } from '@/lib/russian/exercises/kinds/accepted';
import type { Locale } from '@/lib/platform/i18n/locales';
import { lockGivenAnswer, type GivenAnswer } from '@/lib/learning/practice/given-answer';
import { rejudgeJob } from './rejudge';
import { selectAccepted } from './inside/decision-queries';
import {
  lockWaitingCount,
  insertAppeal,
  selectAppeal,
  selectEarlierDecision,
  selectByTurn,
  updateMessage,
} from './inside/queries';
import { rejudgeLearner } from './rejudge';
import type { AppealInput, AppealView, TurnParams } from './schema';
import { viewAppeal } from './inside/view';

/** Open reports one learner may have. */
const maxWaiting = 30;

/**
 * Reports that an answer which was not graded right is right. An earlier decision on the same answer applies at once.
 * Reporting again only changes the message while the report is open. Throws AppError: 'muted', 'not_found',
 * 'appeal_needless', 'appeal_impossible', 'too_many_appeals'.
 */
export async function reportAnswer(
  viewer: Viewer,
  place: TurnParams,
  input: AppealInput,
  locale: Locale,
): Promise<AppealView> {
  requireMayWrite(viewer);
  const message = input.message || null;
  const { id, judged } = await db.transaction(async (on) => {
    const answer = await lockGivenAnswer(on, viewer, place);
    const known = await selectByTurn(on, place.run, place.turn);
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

/** `judged` is the id of the exercise when the answer is accepted already and has to be graded again; else null. */
async function insert(
  on: Connection,
  viewer: Viewer,
  { place: { run: runId, turn }, answer, message }: Report,
): Promise<{ id: number; judged: number | null }> {
  const { exerciseId, grade, given } = answer;
  if (grade.verdict === 'right') throw new AppError('appeal_needless');
  if (given === null) throw new AppError('appeal_impossible');
  if ((await lockWaitingCount(on, viewer.id)) >= maxWaiting) {
    throw new AppError('too_many_appeals', { values: { count: maxWaiting } });
  }
  const createdAt = now();
  const settled = await findEarlierDecision(on, exerciseId, given);
  const id = await insertAppeal(on, {
    userId: viewer.id,
    exerciseId,
    runId,
    turn,
    given,
    grade,
    message,
    createdAt,
    ...(settled && { ...settled, decidedAt: createdAt, seenAt: createdAt }),
  });
  if (settled?.decision !== 'accepted') return { id, judged: null };
  await rejudgeJob.queue({ exercise: exerciseId }, on);
  return { id, judged: exerciseId };
}

/** The decision that already applies to the answer: accepted if it is on the exercise's list, else the last refusal. */
async function findEarlierDecision(on: Connection, exerciseId: number, given: string[]) {
  const earlier = await selectEarlierDecision(on, exerciseId, given);
  const isOnList = isAccepted(await selectAccepted(on, exerciseId), given);
  if (isOnList) return { reason: null, decidedBy: null, ...earlier, decision: 'accepted' as const };
  return earlier?.decision === 'declined' ? earlier : null;
}
