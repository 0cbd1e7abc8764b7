import 'server-only';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { confirmEmailChange, findNewEmail } from './email-change';
import { answerLinkOnce } from './inside/link-repeat';
import { findMailLink, consumeMailLink, type MailLink } from '@/lib/people/letters/mail-links';
import { linkAnswer, type LinkAnswer } from './schema';
import { confirmEmail } from './verification';

/** Resetting the password is not among them: it has a page of its own. */
const purposes = ['verify', 'change_old', 'change_new'] as const;

/**
 * Performs the action of a link in a letter once; a retry with the same `key` gets the first answer.
 * Throws AppError: 'link_invalid' (used or expired), 'email_taken'.
 */
export async function followLink(token: string, key: string | null): Promise<LinkAnswer> {
  return linkAnswer.parse(
    await answerLinkOnce({ token, key, request: `follow ${token}` }, () =>
      db.transaction(async (on) => {
        const link = await consumeMailLink(token, purposes, on);
        if (!link) throw new AppError('link_invalid');
        return confirm(link, on);
      }),
    ),
  );
}

async function confirm(link: MailLink, on: Connection): Promise<LinkAnswer> {
  switch (link.purpose) {
    case 'verify':
      await confirmEmail(link.userId, on);
      return { purpose: link.purpose, state: 'done' };
    case 'change_old':
    case 'change_new':
      return { purpose: link.purpose, state: await confirmEmailChange(link, on) };
    case 'reset':
      throw new AppError('link_invalid');
  }
}

interface LinkToFollow {
  purpose: LinkAnswer['purpose'];
  /** The address the link was sent to. */
  email: string;
  /** The e-mail of the account after the link was followed. */
  newEmail: string;
}

/** The data of the page before its button is pressed: opening the page does not consume the link. */
export async function findLinkToFollow(token: string): Promise<LinkToFollow | null> {
  const link = await findMailLink(token, purposes);
  if (!link || link.purpose === 'reset') return null;
  const { purpose, email } = link;
  if (purpose === 'verify') return { purpose, email, newEmail: email };
  const newEmail = await findNewEmail(link.userId);
  return newEmail === null ? null : { purpose, email, newEmail };
}
