import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';
import { dayMs, minuteMs } from '@/lib/platform/time/units';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  insertSession,
  selectSession,
  selectSessionByAccess,
  touchSession,
  type SessionRow,
} from './inside/session-queries';
import { hashToken, newToken } from '@/lib/platform/crypto/token-hash';
import type { Viewer } from './viewer';

/** A session ends after this idle time: 30 days with *remember*, else a day (and when the browser is closed). */
const maxIdleMs = { remembered: 30 * dayMs, browser: dayMs };
/** The least time between two updates of `lastSeenAt`. */
const touchIntervalMs = 5 * minuteMs;
/** Security, "Numbers to adopt": when there are more, the oldest are deleted. */
const maxSessionsPerPerson = 20;

export const rememberedSeconds = maxIdleMs.remembered / 1000;

/** When the session ends: by `remember`, counted from `from`. */
export const sessionExpiry = (remember: boolean, from: Date) =>
  new Date(from.getTime() + (remember ? maxIdleMs.remembered : maxIdleMs.browser));

/** How a session was started. */
export interface SessionOptions {
  remember: boolean;
  /** A program gets no cookie; its refresh token is in the body. */
  client: 'browser' | 'program';
  userAgent: string | null;
  secondFactor: boolean;
}

export interface StartedSession {
  id: string;
  remember: boolean;
  /** The token for the cookie, of which only the hash is stored; null for a program. */
  cookieToken: string | null;
}

export async function startSession(
  userId: number,
  { remember, client, userAgent, secondFactor }: SessionOptions,
  on: Connection = db,
): Promise<StartedSession> {
  const cookieToken = client === 'browser' ? newToken() : null;
  const at = now();
  const id = await insertSession(on, {
    userId,
    remember,
    tokenHash: cookieToken && hashToken(cookieToken),
    userAgent: userAgent?.slice(0, 300) ?? null,
    secondFactor,
    authenticatedAt: at,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: sessionExpiry(remember, at),
  });
  await deleteOldestSessions(on, userId, maxSessionsPerPerson);
  return { id, remember, cookieToken };
}

interface FoundSession {
  viewer: Viewer;
  /** Whether this use prolonged a remembered session: its cookie must be prolonged too. */
  prolonged: boolean;
}

/** The session of a cookie's token; null when it is unknown or expired. */
export async function findSession(cookieToken: string): Promise<FoundSession | null> {
  return touchFound(await selectSession(hashToken(cookieToken), now()));
}

/** Owners of access tokens that were used in this process, by the hash of the token: a token never changes its owner. */
const ownersOfAccess = new LRUCache<string, number>({ max: 10_000 });

/** The owner of an access token that was used here before; `findAccess` tells whether it is still valid. */
export const formerOwner = (accessToken: string): number | null =>
  ownersOfAccess.get(hashToken(accessToken)) ?? null;

/** The session of an access token; null when it is unknown or expired. */
export async function findAccess(accessToken: string): Promise<FoundSession | null> {
  const hash = hashToken(accessToken);
  const found = await touchFound(await selectSessionByAccess(hash, now()));
  if (found) ownersOfAccess.set(hash, found.viewer.id);
  return found;
}

async function touchFound(row: SessionRow | null): Promise<FoundSession | null> {
  if (!row) return null;
  const at = now();
  const isDue = at.getTime() - row.lastSeenAt.getTime() > touchIntervalMs;
  if (isDue) await touchSession(row.session, at, sessionExpiry(row.remember, at));
  return { viewer: viewerOf(row), prolonged: isDue && row.remember };
}

function viewerOf(row: SessionRow): Viewer {
  const { session, authenticatedAt, secondFactor, remember: _, lastSeenAt: __, ...person } = row;
  return { ...showPerson(person), session: { id: session, authenticatedAt, secondFactor } };
}

type PersonRow = Omit<Viewer, 'locale' | 'isVerified' | 'session'> & {
  locale: string;
  emailVerifiedAt: Date | null;
};

/** A row of `users` as the personal part of a viewer. */
export function showPerson({ locale, emailVerifiedAt, ...person }: PersonRow): Omit<Viewer, 'session'> {
  return {
    ...person,
    locale: isLocale(locale) ? locale : defaultLocale,
    isVerified: emailVerifiedAt !== null,
  };
}

/** Does nothing when there is no session. */
export async function endSession({ session }: Viewer): Promise<void> {
  if (session) await deleteSession(session.id);
}

/** Part of the clean-up job. @returns the number of expired sessions */
export async function removeExpiredSessions(): Promise<number> {
  return deleteExpiredSessions(now());
}
