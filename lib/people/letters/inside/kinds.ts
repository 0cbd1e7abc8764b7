import type { letterTopics } from '@/db/enums';
import type { LinkPurpose } from '@/lib/people/letters/mail-links';
import { routes } from '@/lib/platform/routes/routes';

/** A topic that people can unsubscribe from; letters an account needs have no topic. */
export type LetterTopic = (typeof letterTopics)[number];

interface Kind {
  /** The recipient: the account's current address, the new one of a pending change, or the former one. */
  to: 'own' | 'new' | 'former';
  /** The purpose of the link in the letter, if the link has a token. */
  purpose?: LinkPurpose;
  /** The page the letter's button leads to. */
  page: (token: string) => string;
  topic?: LetterTopic;
}

/** All kinds of letters. Their texts are in messages/…/mail.json under the same names. */
export const letterKinds = {
  verification: { to: 'own', purpose: 'verify', page: routes.confirmLink },
  reset: { to: 'own', purpose: 'reset', page: routes.reset },
  password_changed: { to: 'own', page: () => routes.lostpass() },
  email_change_old: { to: 'own', purpose: 'change_old', page: routes.confirmLink },
  email_change_new: { to: 'new', purpose: 'change_new', page: routes.confirmLink },
  email_changed: { to: 'former', page: () => routes.login() },
  deletion_planned: { to: 'own', page: () => routes.login() },
  deletion_cancelled: { to: 'own', page: routes.account },
  account_erased: { to: 'own', page: () => routes.home() },
  tips: { to: 'own', page: routes.courses, topic: 'tips' },
  digest: { to: 'own', page: routes.friendsNews, topic: 'digest' },
} as const satisfies Record<string, Kind>;
export type LetterKind = keyof typeof letterKinds;

/** A kind with the general type, for code that treats all letters alike. */
export const kindOf = (kind: LetterKind): Kind => letterKinds[kind];

/** A queued letter: its recipient, language and link are determined when it is sent. */
export interface Letter {
  kind: LetterKind;
  userId: number;
  /** The account's former address, for a letter to it. */
  former?: string;
}
