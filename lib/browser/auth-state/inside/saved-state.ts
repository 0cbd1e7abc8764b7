import type { Access } from '@/lib/browser/api/access-token';
import { isLocale, defaultLocale, type Locale } from '@/lib/platform/i18n/locales';
import type { Notify } from '@/lib/people/settings/notify-schema';
import {
  authTabs,
  initialState,
  nothingWaits,
  type AuthState,
  type AuthTab,
  type AuthUser,
} from '@/lib/browser/auth-state/state';

/*
 * Serializes and parses the state. A saved text may be of another version, broken or manipulated: each part that is
 * invalid counts as missing. Parsed by hand, because a schema library would be larger than this module.
 */
export interface SavedState {
  user: AuthUser | null;
  currentTab: AuthTab;
  locale: Locale;
  notify: Notify;
  settings: Readonly<Record<string, string>>;
  remember: boolean;
  access: Access | null;
}

/** `short` leaves out the settings and the access token: for a cookie, which is small and sent with every request. */
export function writeSaved(state: AuthState, access: Access | null, size: 'short' | 'whole'): string {
  const { user, currentTab, locale, notify, settings, remember } = state;
  const short = { user, currentTab, locale, notify, remember };
  return JSON.stringify(size === 'short' ? short : { ...short, settings, access });
}

/** Null when the text is not a JSON object. */
export function readSaved(text: string): SavedState | null {
  const value = parse(text);
  if (!isRecord(value)) return null;
  const { locale, currentTab, remember } = value;
  return {
    user: readUser(value.user),
    currentTab: authTabs.find((tab) => tab === currentTab) ?? initialState.currentTab,
    locale: typeof locale === 'string' && isLocale(locale) ? locale : defaultLocale,
    notify: readNotify(value.notify),
    settings: readTexts(value.settings),
    remember: typeof remember === 'boolean' ? remember : initialState.remember,
    access: readAccess(value.access),
  };
}

export function readUser(value: unknown): AuthUser | null {
  if (!isRecord(value)) return null;
  const { id, name, avatar } = value;
  if (!isCount(id) || typeof name !== 'string') return null;
  return { id, name, avatar: typeof avatar === 'string' ? avatar : null };
}

export function readAccess(value: unknown): Access | null {
  if (!isRecord(value)) return null;
  const { access_token, expires_in, ends_at } = value;
  if (typeof access_token !== 'string' || !/^[\w.~+/=-]+$/.test(access_token)) return null;
  return isCount(expires_in) && isCount(ends_at) ? { access_token, expires_in, ends_at } : null;
}

function readNotify(value: unknown): Notify {
  if (!isRecord(value)) return nothingWaits;
  const { chat, friends_requests, news } = value;
  return {
    chat: isCount(chat) ? chat : 0,
    friends_requests: isCount(friends_requests) ? friends_requests : 0,
    news: isCount(news) ? news : 0,
  };
}

function readTexts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
