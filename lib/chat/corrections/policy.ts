import type { ConversationView, MessageView } from '@/lib/chat/messages/schema';

/**
 * Whether the two talk, as far as whoever has opened the conversation knows: friends do, and whoever has been answered since.
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

/** The correction that its writer has not answered yet. */
export const openCorrectionOf = ({ corrections }: Pick<MessageView, 'corrections'>) =>
  corrections.find(({ state }) => state === 'open') ?? null;

/**
 * Whether a message may be corrected by whoever reads it: it is the other's, has words, and no correction that was answered,
 * or settled because it was not. A note has corrections of its own.
 */
export const canCorrect = ({ mine, kind, text, corrections }: Correctable) =>
  !mine &&
  kind !== 'note' &&
  text !== '' &&
  corrections.every(({ state, points }) => state === 'open' && points === null);

/** Whether its writer may answer so: there is an open correction, or the same was answered already. */
export function canAnswer({ mine, corrections }: Correctable, answer: 'accept' | 'decline'): boolean {
  const same = answer === 'accept' ? 'accepted' : 'declined';
  return mine && corrections.some(({ state }) => state === 'open' || state === same);
}
