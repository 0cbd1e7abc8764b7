import type { ConversationView, MessageView } from '@/lib/chat/messages/schema';

/**
 * Whether the viewer may correct in this conversation: nothing refuses writing, and the two are friends, the conversation
 * was accepted, or both have written in the messages that are loaded.
 */
export const isTalk = (
  {
    state,
    refusal,
    person,
  }: Pick<ConversationView, 'state' | 'refusal'> & { person: { is_friend: boolean } },
  messages: readonly Pick<MessageView, 'mine'>[],
) =>
  refusal === null &&
  (state === 'open' ||
    person.is_friend ||
    [true, false].every((mine) => messages.some((m) => m.mine === mine)));

type Correctable = Pick<MessageView, 'mine' | 'kind' | 'text' | 'corrections'>;

/** The correction that the author of the message has not answered yet. */
export const openCorrectionOf = ({ corrections }: Pick<MessageView, 'corrections'>) =>
  corrections.find(({ state }) => state === 'open') ?? null;

/**
 * Whether the viewer may correct a message: the other person wrote it, it has text, and it has no correction that was answered,
 * or one that counted as accepted after `unopposedDays`. A note is never corrected: it can itself be a correction.
 */
export const canCorrect = ({ mine, kind, text, corrections }: Correctable) =>
  !mine &&
  kind !== 'note' &&
  text !== '' &&
  corrections.every(({ state, points }) => state === 'open' && points === null);

/** Whether a message has a correction by the viewer that was neither answered nor settled, so that they may withdraw it. */
export const canWithdraw = ({ corrections }: Pick<MessageView, 'corrections'>) =>
  corrections.some(({ mine, state, points }) => mine && state === 'open' && points === null);

/**
 * Whether the author of a message may answer its correction like this: it is open, or they have given the same answer
 * before.
 */
export function canAnswer({ mine, corrections }: Correctable, answer: 'accept' | 'decline'): boolean {
  const same = answer === 'accept' ? 'accepted' : 'declined';
  return mine && corrections.some(({ state }) => state === 'open' || state === same);
}
