import 'server-only';
import type { Connection } from '@/db/client';
import { createMailLink } from './mail-links';
import { now } from '@/lib/platform/clock';
import { defaultLocale, isLocale } from '@/lib/platform/i18n/locales';
import { defineJob } from '@/lib/platform/jobs/job';
import { composeLetter, type Reader } from './compose';
import { kindOf, type Letter } from './kinds';
import { selectReader } from './queries';
import { isWanted } from './subscriptions';
import { deliver } from '@/lib/platform/mail/transport';

export const mailJob = defineJob<Letter>('mail');

/** Puts a letter into the queue: whoever waits for an answer does not wait for a mail server. */
export async function queueMail(letter: Letter, on?: Connection): Promise<void> {
  await mailJob.queue(letter, on);
}

/**
 * The mail job. The link's token is made here, so that no queue ever holds one; a letter that lost its reason
 * meanwhile is not written. Throws when it could not be handed over: the queue tries again, with a new link.
 */
export async function sendMail(letter: Letter): Promise<void> {
  const { purpose, page, topic } = kindOf(letter.kind);
  const reader = await findReader(letter);
  if (!reader || (topic && !(await isWanted({ userId: letter.userId, topic })))) return;
  const token = purpose ? await createMailLink(letter.userId, purpose, reader.address) : '';
  await deliver(await composeLetter(letter, reader, page(token)));
}

/** Null when the account is gone, or the letter has become needless. */
async function findReader({ kind, userId, former }: Letter): Promise<Reader | null> {
  const row = await selectReader(userId, now());
  if (!row || (kind === 'verification' && row.emailVerifiedAt)) return null;
  const address = { own: row.email, wished: row.wished, former }[kindOf(kind).to];
  if (!address) return null;
  const isKnown = row.emailVerifiedAt !== null && kindOf(kind).to !== 'wished';
  const locale = isLocale(row.locale) ? row.locale : defaultLocale;
  return { address, locale, name: isKnown ? row.firstName : null };
}
