import 'server-only';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { endEmailChange } from './email-change';
import { answerLinkOnce } from './inside/link-repeat';
import { readLinkToken } from '@/lib/people/letters/link-token';
import { findMailLink, consumeMailLink, type MailLink } from '@/lib/people/letters/mail-links';
import { setPassword } from './inside/new-password';
import { hashPassword } from './passwords';
import { deleteApiTokensOf, isUser } from './inside/queries';
import { deleteSecondFactor } from './inside/second-factor-queries';
import { refuseCommonPassword } from './service';
import { confirmEmail } from './verification';

/**
 * Sets a new password by the link of a letter. It does not sign in, and every session and token of the person ends,
 * as does a pending change of e-mail. A retry with the same `key` succeeds.
 * Throws AppError: 'link_invalid', 'unknown_email' (the account was deleted), 'validation' (common password), 'busy'.
 */
export async function resetPassword(token: string, password: string, key: string | null): Promise<void> {
  const request = `reset ${token} ${password}`;
  await answerLinkOnce({ token, key, request }, () => applyNewPassword(token, password));
}

async function applyNewPassword(token: string, password: string): Promise<void> {
  await requireLink(token, findMailLink(token, ['reset']));
  await refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (on) => {
    const { userId } = await requireLink(token, consumeMailLink(token, ['reset'], on), on);
    // An intruder who knew the old password may have begun a change of e-mail, or made tokens that would stay valid.
    await endEmailChange(userId, on);
    await setPassword(on, { userId, passwordHash });
    await deleteApiTokensOf(on, userId);
    // The person who follows the link reads the letters to this address. If that was never proven before, a second
    // factor may belong to somebody who registered with a stranger's e-mail, and would lock the owner out.
    if (await confirmEmail(userId, on)) await deleteSecondFactor(on, userId);
  });
}

/** The data of the reset page: the account's e-mail, or why the link does not work. */
export async function findReset(
  token: string,
): Promise<{ state: 'open'; email: string } | { state: 'link_invalid' | 'unknown_email' }> {
  const link = await findMailLink(token, ['reset']);
  return link ? { state: 'open', email: link.email } : { state: await linkRefusal(token) };
}

async function requireLink(
  token: string,
  looking: Promise<MailLink | null>,
  on?: Connection,
): Promise<MailLink> {
  const link = await looking;
  if (!link) throw new AppError(await linkRefusal(token, on));
  return link;
}

/** Only a person with a signed link learns that the account was deleted: strangers learn nothing. */
async function linkRefusal(token: string, on?: Connection): Promise<'link_invalid' | 'unknown_email'> {
  const owner = readLinkToken(token);
  return owner !== null && !(await isUser(owner.userId, on)) ? 'unknown_email' : 'link_invalid';
}
