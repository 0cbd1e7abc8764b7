import { defaultLocale, type Locale } from '@/lib/platform/i18n/locales';
import type { Notify } from '@/lib/people/settings/notify-schema';

/** Spec §4: the tab is that of the current auth route, its name without 'auth-'. */
export const authTabs = ['login', 'reset', 'lostpass', 'register'] as const;
export type AuthTab = (typeof authTabs)[number];

export interface AuthUser {
  id: number;
  name: string;
  avatar: string | null;
}

/** The signed-in person and their state (spec §3). The refresh token is in an HttpOnly cookie. */
export interface AuthState {
  user: AuthUser | null;
  currentTab: AuthTab;
  access_token: string | null;
  /** Lifetime of the access token in seconds, from its creation. */
  expires_in: number | null;
  locale: Locale;
  notify: Notify;
  settings: Readonly<Record<string, string>>;
  remember: boolean;
}

export const nothingWaits: Notify = { chat: 0, friends_requests: 0, news: 0 };

export const initialState: AuthState = {
  user: null,
  currentTab: 'login',
  access_token: null,
  expires_in: null,
  locale: defaultLocale,
  notify: nothingWaits,
  settings: {},
  remember: true,
};
