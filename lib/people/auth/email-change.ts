import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db, isDuplicate } from '@/lib/platform/database/database';
import { AppError, refuseUntil } from '@/lib/platform/errors';
import { queueMail } from '@/lib/people/letters/service';
import { requirePassword } from './current-password';
import {
  confirmSide,
  deleteEmailChange,
  deleteExpiredEmailChanges,
  selectEmailChange,
  swapEmail,
  upsertEmailChange,
  type EmailChangeRow,
} from './email-change-queries';
import { endMailLinks, type MailLink } from '@/lib/people/letters/mail-links';
import { selectPassword } from './queries';
import { takeTry } from '@/lib/platform/limits/throttle';
import { confirmEmail } from './verification';
import type { Viewer } from './viewer';

/*
 * Another e-mail for an account: both addresses are written to, and both must agree within 48 hours. An address so far
 * that was never confirmed, mistyped perhaps, is not asked: its letters may reach nobody.
 */
const lifetime = 48 * 3_600_000;
const purposes = ['change_old', 'change_new'] as const;

interface Wish {
  email: string;
  password: string;
  address: string;
}

/**
 * Begins a change, in place of one under way. An address that is another account's is treated like any other here; its
 * letter is not written (lib/people/letters/queries).
 * Throws AppError: 'validation' (password wrong, the same address), 'login_throttled', 'too_many_requests', 'busy'.
 */
export async function beginEmailChange(
  viewer: Viewer,
  { email, password, address }: Wish,
): Promise<EmailChangeRow> {
  const { email: own } = await selectPassword(viewer.id);
  if (own === email.toLowerCase()) {
    throw new AppError('validation', {
      fields: { email: [{ rule: 'different', values: { other: 'current_email' } }] },
    });
  }
  await requirePassword(viewer, { passwords: [password], field: 'password', address });
  await countLetters(viewer.id, email.toLowerCase());
  const createdAt = now();
  const change: EmailChangeRow = {
    userId: viewer.id,
    newEmail: email,
    oldConfirmedAt: viewer.isVerified ? null : createdAt,
    newConfirmedAt: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + lifetime),
  };
  await db.transaction((on) => write(on, change));
  return change;
}

/** Security, "Numbers to adopt": letters that somebody else may get are few, however many accounts ask for them. */
async function countLetters(userId: number, email: string): Promise<void> {
  const keys = [`email-change:${userId}`, `email-change:to:${email}`];
  const wait = await takeTry(keys.map((key) => ({ key, most: 5, seconds: 30 * 60 })));
  refuseUntil(wait);
}

async function write(on: Connection, change: EmailChangeRow): Promise<void> {
  const { userId, oldConfirmedAt } = change;
  await endMailLinks(userId, purposes, on);
  await upsertEmailChange(on, change);
  if (oldConfirmedAt === null) await queueMail({ kind: 'email_change_old', userId }, on);
  await queueMail({ kind: 'email_change_new', userId }, on);
}

/** Null when none is under way. */
export async function findEmailChange(viewer: Viewer): Promise<EmailChangeRow | null> {
  return selectEmailChange(viewer.id, now());
}

/** The address it leads to, for whoever has a link of its letters. */
export async function findWishedEmail(userId: number): Promise<string | null> {
  return (await selectEmailChange(userId, now()))?.newEmail ?? null;
}

/** Everything stays as it was; also right when there is none. */
export async function cancelEmailChange(viewer: Viewer): Promise<void> {
  await db.transaction((on) => endEmailChange(viewer.id, on));
}

/** The same as part of something else. */
export async function endEmailChange(userId: number, on: Connection): Promise<void> {
  await endMailLinks(userId, purposes, on);
  await deleteEmailChange(on, userId);
}

/**
 * Called by followLink, in its transaction, with a link whose token was just used up. 'waiting': the other address has
 * still to agree. Throws AppError: 'link_invalid', 'email_taken' (by another account meanwhile).
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
  // One that was never confirmed may be a stranger's.
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

/** The clean-up job. */
export async function removeOldEmailChanges(): Promise<void> {
  await deleteExpiredEmailChanges(now());
}
