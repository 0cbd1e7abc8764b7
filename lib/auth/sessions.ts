import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '@/db/client';
import { now } from '@/lib/clock';
import { db } from '@/lib/database';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { deleteExpiredSessions, deleteSession, insertSession, selectSession, touchSession } from './queries';
import type { Viewer } from './viewer';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A session ends when it was idle for this long: 30 days with *remember*, else a day (and with the browser). */
const idle = { remembered: 30 * day, browser: day };
/** How often a use is written down. */
const touchEvery = 5 * minute;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
const expiry = (remember: boolean, from: Date) =>
  new Date(from.getTime() + (remember ? idle.remembered : idle.browser));

/** Answers the token; only its hash is stored. */
export async function startSession(
  userId: number,
  remember: boolean,
  userAgent: string | null,
  on: Connection = db,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const moment = now();
  await insertSession(on, {
    userId,
    remember,
    tokenHash: hashToken(token),
    userAgent: userAgent?.slice(0, 300) ?? null,
    lastSeenAt: moment,
    expiresAt: expiry(remember, moment),
  });
  return token;
}

interface Found {
  viewer: Viewer;
  /** A remembered session was prolonged by this use: its cookie should be too. */
  prolonged: boolean;
}

/** Who holds the token; null when there is no such session or it is over. */
export async function findSession(token: string): Promise<Found | null> {
  const moment = now();
  const row = await selectSession(hashToken(token), moment);
  if (!row) return null;
  const { remember, lastSeenAt, locale, ...rest } = row;
  const isDue = moment.getTime() - lastSeenAt.getTime() > touchEvery;
  if (isDue) await touchSession(row.session, moment, expiry(remember, moment));
  const viewer = { ...rest, locale: isLocale(locale) ? locale : defaultLocale };
  return { viewer, prolonged: isDue && remember };
}

export async function endSession(viewer: Viewer): Promise<void> {
  await deleteSession(viewer.session);
}

/** The clean-up job. Answers how many sessions were over. */
export async function removeExpiredSessions(): Promise<number> {
  return deleteExpiredSessions(now());
}

export const rememberedSeconds = idle.remembered / 1000;
