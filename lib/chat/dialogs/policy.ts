import { dayMs } from '@/lib/platform/time/units';
import { maxUnansweredMessages } from './limits';

/**
 * How far two people are with each other: 'none': nobody has written; 'asking': the viewer has, and waits for the first
 * answer; 'asked': the other has, and waits; 'open': they talk.
 */
export const dialogStates = ['none', 'asking', 'asked', 'open'] as const;
export type DialogState = (typeof dialogStates)[number];

export interface DialogFacts {
  /** Null where nobody has written. */
  openedBy: number | null;
  isAccepted: boolean;
}

export function dialogStateOf(viewerId: number, { openedBy, isAccepted }: DialogFacts): DialogState {
  if (openedBy === null) return 'none';
  if (isAccepted) return 'open';
  return openedBy === viewerId ? 'asking' : 'asked';
}

/** Why somebody cannot write: codes of errors, and what the place of the composer says. */
export type WritingRefusal =
  | 'email_unverified'
  | 'muted'
  | 'not_joined'
  | 'blocking'
  | 'not_welcome'
  | 'unanswered';

export interface Writing {
  state: DialogState;
  areFriends: boolean;
  /** The viewer has blocked the other. */
  blocks: boolean;
  /** The other takes a first message from the viewer. */
  isWelcome: boolean;
  /** What the viewer has written without an answer. */
  unanswered: number;
}

/** Whether the viewer may write to a person of whom they may know, and if not, why. Friends need not ask. */
export function refusalOf({
  state,
  areFriends,
  blocks,
  isWelcome,
  unanswered,
}: Writing): WritingRefusal | null {
  if (blocks) return 'blocking';
  if (areFriends || state === 'open' || state === 'asked') return null;
  if (state === 'asking') return unanswered < maxUnansweredMessages ? null : 'unanswered';
  return isWelcome ? null : 'not_welcome';
}

interface Sharing {
  state: DialogState;
  /** The other one may be known of, and is not blocked. */
  isSeen: boolean;
  showsRead: boolean;
  theyShowRead: boolean;
  showsTyping: boolean;
  theyShowTyping: boolean;
}

/**
 * What the two see of each other, each only if both show it. Whoever has not answered a first message does not tell that
 * they have read it.
 */
export const sharingOf = ({ state, isSeen, ...shows }: Sharing) => ({
  read: isSeen && state !== 'asking' && shows.showsRead && shows.theyShowRead,
  typing: isSeen && shows.showsTyping && shows.theyShowTyping,
});

/** Whether an account is on its first day, with the limits of a newcomer. */
export const isNewcomer = (registeredAt: Date, at: Date) => at.getTime() - registeredAt.getTime() < dayMs;
