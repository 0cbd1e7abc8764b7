import 'server-only';
import type { Connection } from '@/db/client';
import { createMailLink } from './mail-links';
import { now } from '@/lib/platform/clock';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { defineJob } from '@/lib/platform/jobs/job';
import { composeLetter, type Recipient } from './inside/compose';
import { kindOf, type Letter } from './inside/kinds';
import { selectRecipient } from './inside/queries';
import { isWanted } from './subscriptions';
import { deliver } from '@/lib/platform/mail/transport';

export const mailJob = defineJob<Letter>('mail');

/** Queues a letter, so that no call waits for a mail server. */
export async function queueMail(letter: Letter, on?: Connection): Promise<void> {
  await mailJob.queue(letter, on);
}

/**
 * The mail job's handler. The link's token is created here, so that the queue never contains one; a letter whose reason
 * has gone meanwhile is not sent. Throws when the mail server did not take it: the queue retries with a new link.
 */
export async function sendMail(letter: Letter): Promise<void> {
  await sendLetter(letter, () => []);
}

/**
 * Sends a letter at once, with lines that depend on its reader's language; sends nothing when the account is gone or they
 * have unsubscribed. Throws when the mail server did not take it.
 */
export async function sendLetter(
  letter: Letter,
  linesIn: (locale: Locale) => readonly string[] | Promise<readonly string[]>,
): Promise<void> {
  const { purpose, page, topic } = kindOf(letter.kind);
  const reader = await findRecipient(letter);
  if (!reader || (topic && !(await isWanted({ userId: letter.userId, topic })))) return;
  const token = purpose ? await createMailLink(letter.userId, purpose, reader.address) : '';
  const lines = await linesIn(reader.locale);
  await deliver(await composeLetter(letter, reader, { page: page(token), lines }));
}

/** Null when the account was deleted, or the letter is no longer needed. */
async function findRecipient({ kind, userId, former }: Letter): Promise<Recipient | null> {
  const row = await selectRecipient(userId, now());
  if (!row || (kind === 'verification' && row.emailVerifiedAt)) return null;
  // People who have asked to erase their account get only letters that the account needs.
  if (row.eraseAt && kindOf(kind).topic) return null;
  const address = { own: row.email, new: row.newEmail, former }[kindOf(kind).to];
  if (!address) return null;
  const isKnown = row.emailVerifiedAt !== null && kindOf(kind).to !== 'new';
  const locale = isLocale(row.locale) ? row.locale : defaultLocale;
  return { address, locale, name: isKnown ? row.firstName : null };
}
