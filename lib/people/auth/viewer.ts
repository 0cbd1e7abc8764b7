import type { roles, tokenScopes } from '@/db/enums';
import type { Locale } from '@/lib/platform/i18n/locales';

export type Role = (typeof roles)[number];
export type TokenScope = (typeof tokenScopes)[number];

/** Who is asking, as every verb of a slice takes it first. */
export interface Viewer {
  id: number;
  role: Role;
  firstName: string;
  surname: string;
  locale: Locale;
  points: number;
  /** IANA name. */
  timeZone: string;
  /** Whether the e-mail was confirmed; until then an account is limited. */
  isVerified: boolean;
  /** Null for a personal API token, which has none. */
  session: ViewerSession | null;
}

interface ViewerSession {
  id: string;
  /** When the password was last given. */
  authenticatedAt: Date;
  /** Whether a second factor was given at sign-in. */
  secondFactor: boolean;
}
