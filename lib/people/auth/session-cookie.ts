import 'server-only';
import { LRUCache } from 'lru-cache';
import { decode, encode } from 'next-auth/jwt';
import { getEnv } from '@/lib/platform/env';
import { isSecure, sessionCookieName } from './session-cookie-name';
import { rememberedSeconds } from './sessions';

/*
 * The browser's session: next-auth's encrypted JWT in its cookie, holding nothing but the token of a
 * `sessions` row, which is looked at on each use; and beside it the refresh token, sent nowhere but to its own door.
 */
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
const refreshPath = '/api/auth';
const refreshAttributes = () =>
  `Path=${refreshPath}; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;
const refreshName = () => `${isSecure() ? '__Secure-' : ''}govorim.refresh`;

const lasting = (remember: boolean) => (remember ? `; Max-Age=${rememberedSeconds}` : '');

/** A Set-Cookie value; without *remember* it ends with the browser. */
export async function sealSession(token: string, remember: boolean): Promise<string> {
  const value = await encode({
    token: { sid: token },
    secret: getEnv().AUTH_SECRET,
    maxAge: rememberedSeconds * 12,
  });
  return `${sessionCookieName()}=${value}; ${attributes()}${lasting(remember)}`;
}

export const refreshCookie = (token: string, remember: boolean) =>
  `${refreshName()}=${token}; ${refreshAttributes()}${lasting(remember)}`;

/** Set-Cookie values that take both away. */
export const emptyCookies = () => [
  `${sessionCookieName()}=; ${attributes()}; Max-Age=0`,
  `${refreshName()}=; ${refreshAttributes()}; Max-Age=0`,
];

/**
 * What cookies hold that were opened lately: opening one derives a key and takes longer than the question about its session,
 * which is asked each time.
 */
const opened = new LRUCache<string, string>({ max: 2_000, ttl: 5 * 60_000 });

/** The session token in a Cookie header; null when there is none or it is not ours. */
export async function openSession(cookieHeader: string | null): Promise<string | null> {
  const sealed = findCookie(cookieHeader, sessionCookieName());
  if (sealed === null) return null;
  const known = opened.get(sealed);
  if (known !== undefined) return known;
  const token = await decode({ token: sealed, secret: getEnv().AUTH_SECRET }).catch(() => null);
  if (typeof token?.sid !== 'string') return null;
  opened.set(sealed, token.sid);
  return token.sid;
}

export const findRefreshCookie = (cookieHeader: string | null) => findCookie(cookieHeader, refreshName());

function findCookie(header: string | null, name: string): string | null {
  const found = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? null;
}
