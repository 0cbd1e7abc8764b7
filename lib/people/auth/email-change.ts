import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db, isDuplicate } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { queueMail } from '@/lib/people/letters/service';
import { hourMs } from '@/lib/platform/time/units';
import { requirePasswordOf } from './current-password';
import {
  confirmSide,
  deleteEmailChange,
  deleteExpiredEmailChanges,
  selectEmailChange,
  swapEmail,
  upsertEmailChange,
  type EmailChangeRow,
} from './inside/email-change-queries';
import { endMailLinks, type MailLink } from '@/lib/people/letters/mail-links';
import { selectPassword } from './inside/queries';
import { consume } from '@/lib/platform/limits/throttle';
import { confirmEmail } from './verification';
import type { Viewer } from './viewer';

/*
 * Changing the e-mail of an account: both addresses get a letter, and both must confirm within 48 hours. A current
 * address that was never confirmed is not asked: it may be mistyped, and its letters may reach nobody.
 */
const lifetimeMs = 48 * hourMs;
const purposes = ['change_old', 'change_new'] as const;

interface EmailChangeRequest {
  email: string;
  password: string;
  address: string;
}

/**
 * Begins a change and replaces a pending one. An address of another account is treated like any other here; its
 * letter is not written (lib/people/letters/inside/queries).
 * Throws AppError: 'validation' (password wrong, the same address), 'login_throttled', 'too_many_requests', 'busy'.
 */
export async function beginEmailChange(
  viewer: Viewer,
  { email, password, address }: EmailChangeRequest,
): Promise<EmailChangeRow> {
  const credentials = await selectPassword(viewer.id);
  if (credentials.email === email.toLowerCase()) {
    throw new AppError('validation', {
      fields: { email: [{ rule: 'different', values: { other: 'current_email' } }] },
    });
  }
  await requirePasswordOf(credentials, { passwords: [password], field: 'password', address });
  await consumeLetterLimit(viewer.id, email.toLowerCase());
  const createdAt = now();
  const change: EmailChangeRow = {
    userId: viewer.id,
    newEmail: email,
    oldConfirmedAt: viewer.isVerified ? null : createdAt,
    newConfirmedAt: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
  };
  await db.transaction((on) => write(on, change));
  return change;
}

/** Security, "Numbers to adopt": limits the letters to an address, however many accounts ask for it. */
async function consumeLetterLimit(userId: number, email: string): Promise<void> {
  const keys = [`email-change:${userId}`, `email-change:to:${email}`];
  const waitSeconds = await consume(keys.map((key) => ({ key, max: 5, windowSeconds: 30 * 60 })));
  throwIfLimited(waitSeconds);
}

async function write(on: Connection, change: EmailChangeRow): Promise<void> {
  const { userId, oldConfirmedAt } = change;
  await endMailLinks(userId, purposes, on);
  await upsertEmailChange(on, change);
  if (oldConfirmedAt === null) await queueMail({ kind: 'email_change_old', userId }, on);
  await queueMail({ kind: 'email_change_new', userId }, on);
}

/** The pending change; null when there is none. */
export async function findEmailChange(viewer: Viewer): Promise<EmailChangeRow | null> {
  return selectEmailChange(viewer.id, now());
}

/** The new address of a pending change, for a person who follows a link of its letters. */
export async function findNewEmail(userId: number): Promise<string | null> {
  return (await selectEmailChange(userId, now()))?.newEmail ?? null;
}

/** Cancels a pending change; does nothing when there is none. */
export async function cancelEmailChange(viewer: Viewer): Promise<void> {
  await db.transaction((on) => endEmailChange(viewer.id, on));
}

/** `cancelEmailChange` as part of a transaction. */
export async function endEmailChange(userId: number, on: Connection): Promise<void> {
  await endMailLinks(userId, purposes, on);
  await deleteEmailChange(on, userId);
}

/**
 * Called by `followLink` in its transaction, with a link whose token was just consumed. 'waiting': the other address has
 * not confirmed yet. Throws AppError: 'link_invalid', 'email_taken' (by another account meanwhile).
 */
export async function confirmEmailChange(
  { userId, purpose, email }: MailLink,
  on: Connection,
): Promise<'done' | 'waiting'> {
  const change = await confirmSide(on, userId, purpose === 'change_old' ? 'old' : 'new', now());
  if (!change || (purpose === 'change_new' && change.newEmail !== email)) throw new AppError('link_invalid');
  if (!change.oldConfirmedAt || !change.newConfirmedAt) return 'waiting';
  await deleteEmailChange(on, userId);
  await endMailLinks(userId, ['verify', 'reset', ...purposes], on);
  const former = await swap(on, userId, change.newEmail);
  await confirmEmail(userId, on);
  // A former address that was never confirmed may belong to a stranger.
  if (former.isVerified) await queueMail({ kind: 'email_changed', userId, former: former.email }, on);
  return 'done';
}

async function swap(on: Connection, userId: number, email: string) {
  try {
    return await swapEmail(on, userId, email);
  } catch (cause) {
    throw isDuplicate(cause) ? new AppError('email_taken', { cause }) : cause;
  }
}

/** Part of the clean-up job. */
export async function removeOldEmailChanges(): Promise<void> {
  await deleteExpiredEmailChanges(now());
}
