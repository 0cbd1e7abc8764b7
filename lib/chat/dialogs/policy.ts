import { dayMs } from '@/lib/platform/time/units';
import { maxUnansweredMessages } from './limits';

/**
 * State of a conversation. 'none': nobody has written; 'asking': the viewer has, and waits for the first answer; 'asked':
 * the other person has, and waits; 'open': answered, or they were friends.
 */
export const dialogStates = ['none', 'asking', 'asked', 'open'] as const;
export type DialogState = (typeof dialogStates)[number];

export interface DialogFacts {
  /** Null when nobody has written. */
  openedBy: number | null;
  isAccepted: boolean;
}

export function dialogStateOf(viewerId: number, { openedBy, isAccepted }: DialogFacts): DialogState {
  if (openedBy === null) return 'none';
  if (isAccepted) return 'open';
  return openedBy === viewerId ? 'asking' : 'asked';
}

/** Why somebody cannot write: error codes, also shown in place of the composer. */
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
  /** Whether the viewer blocks the other person. */
  blocks: boolean;
  /** Whether the other person accepts first messages from the viewer. */
  isWelcome: boolean;
  /** Messages the viewer has written without an answer. */
  unanswered: number;
}

/** Why the viewer may not write to a person whom they may see; null when they may. Friends need no request. */
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
  /** Whether the viewer may see the other person, and does not block them. */
  isSeen: boolean;
  showsRead: boolean;
  theyShowRead: boolean;
  showsTyping: boolean;
  theyShowTyping: boolean;
}

/**
 * Whether read marks and typing are shown, each only if both people show them. The sender of a request never sees it as
 * read.
 */
export const sharingOf = ({ state, isSeen, ...shows }: Sharing) => ({
  read: isSeen && state !== 'asking' && shows.showsRead && shows.theyShowRead,
  typing: isSeen && shows.showsTyping && shows.theyShowTyping,
});

/** Whether an account is less than 24 hours old; the limits for newcomers apply. */
export const isNewcomer = (registeredAt: Date, at: Date) => at.getTime() - registeredAt.getTime() < dayMs;
