import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';
import {
  deleteExpiredSessions,
  deleteOldestSessions,
  deleteSession,
  insertSession,
  selectSession,
  selectSessionByAccess,
  touchSession,
  type SessionRow,
} from './session-queries';
import { hashToken, newToken } from '@/lib/platform/crypto/token-hash';
import type { Viewer } from './viewer';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A session ends when it was idle for this long: 30 days with *remember*, else a day (and with the browser). */
const idle = { remembered: 30 * day, browser: day };
/** How often a use is written down. */
const touchEvery = 5 * minute;
/** Security, "Numbers to adopt": the oldest make room. */
const mostPerPerson = 20;

export const rememberedSeconds = idle.remembered / 1000;

export const sessionExpiry = (remember: boolean, from: Date) =>
  new Date(from.getTime() + (remember ? idle.remembered : idle.browser));

/** Where a session comes from, and what was given to open it. */
export interface Opening {
  remember: boolean;
  /** A program gets its refresh token in the body and no cookie. */
  client: 'browser' | 'program';
  userAgent: string | null;
  secondFactor: boolean;
}

export interface StartedSession {
  id: string;
  remember: boolean;
  /** The cookie's token, of which only the hash is stored; null for a program. */
  cookieToken: string | null;
}

export async function startSession(
  userId: number,
  { remember, client, userAgent, secondFactor }: Opening,
  on: Connection = db,
): Promise<StartedSession> {
  const cookieToken = client === 'browser' ? newToken() : null;
  const moment = now();
  const id = await insertSession(on, {
    userId,
    remember,
    tokenHash: cookieToken && hashToken(cookieToken),
    userAgent: userAgent?.slice(0, 300) ?? null,
    secondFactor,
    authenticatedAt: moment,
    createdAt: moment,
    lastSeenAt: moment,
    expiresAt: sessionExpiry(remember, moment),
  });
  await deleteOldestSessions(on, userId, mostPerPerson);
  return { id, remember, cookieToken };
}

interface Found {
  viewer: Viewer;
  /** A remembered session was prolonged by this use: its cookie should be too. */
  prolonged: boolean;
}

/** Whose cookie holds the token; null when there is no such session or it is over. */
export async function findSession(cookieToken: string): Promise<Found | null> {
  return found(await selectSession(hashToken(cookieToken), now()));
}

/** Whose access token it is; null when it is none, or over. */
export async function findAccess(accessToken: string): Promise<Found | null> {
  return found(await selectSessionByAccess(hashToken(accessToken), now()));
}

async function found(row: SessionRow | null): Promise<Found | null> {
  if (!row) return null;
  const moment = now();
  const isDue = moment.getTime() - row.lastSeenAt.getTime() > touchEvery;
  if (isDue) await touchSession(row.session, moment, sessionExpiry(row.remember, moment));
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

/** A row of `users` as the viewer's personal part. */
export function showPerson({ locale, emailVerifiedAt, ...person }: PersonRow): Omit<Viewer, 'session'> {
  return {
    ...person,
    locale: isLocale(locale) ? locale : defaultLocale,
    isVerified: emailVerifiedAt !== null,
  };
}

/** Also right when there is none. */
export async function endSession({ session }: Viewer): Promise<void> {
  if (session) await deleteSession(session.id);
}

/** The clean-up job. Answers how many sessions were over. */
export async function removeExpiredSessions(): Promise<number> {
  return deleteExpiredSessions(now());
}
