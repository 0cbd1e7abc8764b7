import 'server-only';
import { decode, encode } from 'next-auth/jwt';
import { getEnv } from '@/lib/env';
import { isSecure, sessionCookieName } from './session-cookie-name';
import { rememberedSeconds } from './sessions';

/*
 * The browser's session: next-auth's encrypted JWT in its cookie, holding nothing but the token of a
 * `sessions` row, which is looked at on each use.
 */
const attributes = () => `Path=/; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;

/** A Set-Cookie value; without *remember* it ends with the browser. */
export async function sealSession(token: string, remember: boolean): Promise<string> {
  const value = await encode({
    token: { sid: token },
    secret: getEnv().AUTH_SECRET,
    maxAge: rememberedSeconds * 12,
  });
  const lasting = remember ? `; Max-Age=${rememberedSeconds}` : '';
  return `${sessionCookieName()}=${value}; ${attributes()}${lasting}`;
}

export const emptySessionCookie = () => `${sessionCookieName()}=; ${attributes()}; Max-Age=0`;

/** The session token in a Cookie header; null when there is none or it is not ours. */
export async function openSession(cookieHeader: string | null): Promise<string | null> {
  const start = `${sessionCookieName()}=`;
  const found = cookieHeader
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(start));
  if (!found) return null;
  const token = await decode({ token: found.slice(start.length), secret: getEnv().AUTH_SECRET }).catch(
    () => null,
  );
  return typeof token?.sid === 'string' ? token.sid : null;
}
