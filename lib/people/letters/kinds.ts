import type { letterTopics } from '@/db/enums';
import type { LinkPurpose } from './mail-links';
import { routes } from '@/lib/platform/routes/routes';

/** What somebody may not want; letters an account needs have no topic. */
export type LetterTopic = (typeof letterTopics)[number];

interface Kind {
  /** The account's address, the one it is to have, or the one it had. */
  to: 'own' | 'wished' | 'former';
  /** The purpose of the link in it, when it holds a token. */
  purpose?: LinkPurpose;
  /** Where its button leads. */
  page: (token: string) => string;
  topic?: LetterTopic;
}

/** Every letter there is. Its sentences are in messages/…/mail.json under the same name. */
export const letterKinds = {
  verification: { to: 'own', purpose: 'verify', page: routes.confirmLink },
  reset: { to: 'own', purpose: 'reset', page: routes.reset },
  password_changed: { to: 'own', page: () => routes.lostpass() },
  email_change_old: { to: 'own', purpose: 'change_old', page: routes.confirmLink },
  email_change_new: { to: 'wished', purpose: 'change_new', page: routes.confirmLink },
  email_changed: { to: 'former', page: () => routes.login() },
  tips: { to: 'own', page: routes.courses, topic: 'tips' },
} as const satisfies Record<string, Kind>;
export type LetterKind = keyof typeof letterKinds;

/** The same without its own name, for code that treats all letters alike. */
export const kindOf = (kind: LetterKind): Kind => letterKinds[kind];

/** A letter to write: its addressee, language and link are found out when it is written. */
export interface Letter {
  kind: LetterKind;
  userId: number;
  /** The address the account had, for a letter that goes there. */
  former?: string;
}
