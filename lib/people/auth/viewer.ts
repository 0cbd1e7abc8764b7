import type { roles, tokenScopes } from '@/db/enums';
import type { Locale } from '@/lib/platform/i18n/locales';

export type Role = (typeof roles)[number];
export type TokenScope = (typeof tokenScopes)[number];

/** The person who makes a call: the first parameter of every service function. */
export interface Viewer {
  id: number;
  role: Role;
  firstName: string;
  surname: string;
  locale: Locale;
  points: number;
  /** IANA name. */
  timeZone: string;
  /** Whether the e-mail was confirmed; before that some actions are refused. */
  isVerified: boolean;
  /** The version of the agreement that was agreed to; `consentVersion` of db/enums.ts is the present one. */
  consentVersion: number;
  /** When the account is erased; null unless its owner has asked for that. */
  eraseAt: Date | null;
  /** The photograph of their profile, if there is one. */
  photoId: string | null;
  /** The latest end of their sanctions, past or future (lib/people/auth/sanction-policy). */
  mutedUntil: Date | null;
  suspendedUntil: Date | null;
  /** Null for a personal API token. */
  session: ViewerSession | null;
}

interface ViewerSession {
  id: string;
  /** When the password was last given. */
  authenticatedAt: Date;
  /** Whether a second factor was given at sign-in. */
  secondFactor: boolean;
}
