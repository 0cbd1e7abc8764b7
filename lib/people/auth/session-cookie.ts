import 'server-only';
import { LRUCache } from 'lru-cache';
import { decode, encode } from 'next-auth/jwt';
import { getEnv } from '@/lib/platform/env';
import { isSecure, sessionCookieName } from './session-cookie-name';
import { rememberedSeconds } from './sessions';

/*
 * The browser's session: a cookie with next-auth's encrypted JWT, which contains only the token of a
 * `sessions` row and is checked on each use; and the refresh token's cookie, which is sent to /api/auth only.
 */
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
const refreshPath = '/api/auth';
const refreshAttributes = () =>
  `Path=${refreshPath}; HttpOnly; SameSite=Strict${isSecure() ? '; Secure' : ''}`;
const refreshName = () => `${isSecure() ? '__Secure-' : ''}govorim.refresh`;

const maxAgeAttribute = (remember: boolean) => (remember ? `; Max-Age=${rememberedSeconds}` : '');

/** A Set-Cookie value; without *remember* the cookie lasts until the browser is closed. */
export async function sealSession(token: string, remember: boolean): Promise<string> {
  const value = await encode({
    token: { sid: token },
    secret: getEnv().AUTH_SECRET,
    maxAge: rememberedSeconds * 12,
  });
  return `${sessionCookieName()}=${value}; ${attributes()}${maxAgeAttribute(remember)}`;
}

export const refreshCookie = (token: string, remember: boolean) =>
  `${refreshName()}=${token}; ${refreshAttributes()}${maxAgeAttribute(remember)}`;

/** Set-Cookie values that delete both cookies. */
export const clearedCookies = () => [
  `${sessionCookieName()}=; ${attributes()}; Max-Age=0`,
  `${refreshName()}=; ${refreshAttributes()}; Max-Age=0`,
];

/**
 * Recently decrypted cookies: decrypting one derives a key and takes longer than the query for its session, which is
 * made each time.
 */
const decrypted = new LRUCache<string, string>({ max: 2_000, ttl: 5 * 60_000 });

/** The session token in a Cookie header; null when there is none or it cannot be decrypted. */
export async function openSession(cookieHeader: string | null): Promise<string | null> {
  const sealed = findCookie(cookieHeader, sessionCookieName());
  if (sealed === null) return null;
  const known = decrypted.get(sealed);
  if (known !== undefined) return known;
  const token = await decode({ token: sealed, secret: getEnv().AUTH_SECRET }).catch(() => null);
  if (typeof token?.sid !== 'string') return null;
  decrypted.set(sealed, token.sid);
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
