import 'server-only';
import type { Connection } from '@/db/client';
import { findRefusal, type Conversation } from '@/lib/chat/dialogs/conversation';
import { changeMessage, type Change, type MessageRef } from '@/lib/chat/messages/change';
import type { MessageCorrection, MessageView } from '@/lib/chat/messages/schema';
import { addCorrectionCards } from '@/lib/learning/review/correction-cards';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { recount } from '@/lib/people/notifications/recount';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { answerCorrection, deleteCorrection, putCorrection } from './inside/queries';
import { maxCorrectionsAnHour } from './limits';
import { canAnswer, canCorrect, canWithdraw, openCorrectionOf } from './policy';
import type { CorrectionAnswer, CorrectionInput } from './schema';
import { settle } from './settle';

/**
 * Corrects a message of the other person, in a conversation that was accepted or between friends. Calling it again replaces the
 * correction until the author has answered, or `unopposedDays` are over.
 * Throws AppError: 'email_unverified', 'muted', 'not_joined', 'not_found', 'blocking', 'forbidden', 'validation',
 * 'too_many_requests'.
 */
export async function correctMessage(
  viewer: Viewer,
  ref: MessageRef,
  { text, reason: given }: CorrectionInput,
): Promise<MessageView> {
  return put(viewer, ref, {
    text,
    reason: given === '' ? null : given,
    requireMay: async (conversation) => requireMayCorrect(viewer, conversation),
  });
}

/** Corrects a message as a machine, to which no limits apply. Throws AppError: 'not_found', 'forbidden', 'validation'. */
export async function correctAsMachine(
  machine: Pick<Viewer, 'id'>,
  ref: MessageRef,
  wording: { text: string; reason: string },
): Promise<MessageView> {
  return put(machine, ref, { ...wording, requireMay: async () => undefined });
}

interface Wording {
  text: string;
  reason: string | null;
  /** Throws AppError unless the corrector may correct in this conversation. */
  requireMay: (conversation: Conversation) => Promise<void>;
}

async function put(
  viewer: Pick<Viewer, 'id'>,
  ref: MessageRef,
  { text, reason, requireMay }: Wording,
): Promise<MessageView> {
  return changeMessage(viewer, ref, {
    event: 'chat-correction',
    requireMay,
    may: canCorrect,
    write: async (on, change, message) => {
      if (message.text === text) throw new AppError('validation', { fields: { text: [{ rule: 'not_in' }] } });
      await putCorrection(on, change, { me: viewer.id, original: message.text, body: text, reason });
      await notify(on, { to: ref.otherId, kind: 'correction_made', person: viewer.id });
      const at = change.at.toISOString();
      return {
        corrections: [
          { mine: true, original: message.text, text, reason, at, state: 'open' as const, points: null },
        ],
      };
    },
  });
}

async function requireMayCorrect(viewer: Viewer, conversation: Conversation): Promise<void> {
  const refusal = await findRefusal(viewer, conversation);
  if (refusal === 'muted') requireMayWrite(viewer);
  if (refusal !== null) throw new AppError(refusal === 'gone' ? 'forbidden' : refusal);
  const { state, person } = conversation;
  if (state !== 'open' && person?.friendship !== 'friends') throw new AppError('forbidden');
  const limit = { key: `corrections:${viewer.id}`, max: maxCorrectionsAnHour, windowSeconds: 3600 };
  throwIfLimited(await consume([limit]));
}

/**
 * The corrector withdraws their correction, until the author has answered or `unopposedDays` are over; a repeat changes
 * nothing. Its notification is removed too. Throws AppError: 'not_found', 'forbidden', 'not_joined'.
 */
export async function withdrawCorrection(viewer: Viewer, ref: MessageRef): Promise<MessageView> {
  return changeMessage(viewer, ref, {
    event: 'chat-correction',
    isTakenBack: true,
    may: (message) => {
      // The correction of one's own message was made by the other person.
      if (message.mine) throw new AppError('not_found');
      return message.corrections.length === 0 || canWithdraw(message);
    },
    write: async (on, change, message) => {
      if (message.corrections.length === 0) return { version: message.version };
      await deleteCorrection(on, change);
      if (!change.isApart) await recount(on, ref.otherId);
      return { corrections: [] };
    },
  });
}

/**
 * The author of a message accepts its correction, which then becomes cards of theirs and may earn points, or keeps their own
 * wording; a repeat of the same answer changes nothing. Throws AppError: 'not_found', 'forbidden', 'not_joined'.
 */
export async function answerMessageCorrection(
  viewer: Viewer,
  ref: MessageRef,
  { answer }: CorrectionAnswer,
): Promise<MessageView> {
  return changeMessage(viewer, ref, {
    event: 'chat-correction',
    may: (message) => canAnswer(message, answer),
    write: async (on, change, message) => {
      const open = openCorrectionOf(message);
      if (!open) return { version: message.version };
      await take(on, viewer, { change, answer, otherId: ref.otherId });
      const state: MessageCorrection['state'] = answer === 'accept' ? 'accepted' : 'declined';
      return { corrections: [{ ...open, state }] };
    },
  });
}

async function take(
  on: Connection,
  viewer: Viewer,
  { change, answer, otherId }: { change: Change; answer: CorrectionAnswer['answer']; otherId: number },
): Promise<void> {
  const correction = await answerCorrection(on, change, answer);
  if (!correction || answer === 'decline') return;
  const { original, body, reason } = correction;
  await settle(on, correction, change.at);
  await addCorrectionCards(on, viewer.id, { before: original, after: body, reason }, change.at);
  await notify(on, { to: otherId, kind: 'correction_accepted', person: viewer.id });
}
