import 'server-only';
import type { Connection } from '@/db/client';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { endEmailChange } from './email-change';
import { answerLinkOnce } from './link-repeat';
import { readLinkToken } from '@/lib/people/letters/link-token';
import { findMailLink, takeMailLink, type MailLink } from '@/lib/people/letters/mail-links';
import { setPassword } from './new-password';
import { hashPassword } from './passwords';
import { deleteApiTokensOf, isUser } from './queries';
import { deleteSecondFactor } from './second-factor-queries';
import { refuseCommonPassword } from './service';
import { confirmEmail } from './verification';

/**
 * A new password by the link of a letter. Nobody is signed in by it, and every session and token of the person ends,
 * as does a change of e-mail under way. A repeat with the same `key` is no fault.
 * Throws AppError: 'link_invalid', 'unknown_email' (the account has gone), 'validation' (common password), 'busy'.
 */
export async function resetPassword(token: string, password: string, key: string | null): Promise<void> {
  const request = `reset ${token} ${password}`;
  await answerLinkOnce({ token, key, request }, () => putInForce(token, password));
}

async function putInForce(token: string, password: string): Promise<void> {
  await orRefuse(token, findMailLink(token, ['reset']));
  await refuseCommonPassword(password);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (on) => {
    const { userId } = await orRefuse(token, takeMailLink(token, ['reset'], on), on);
    // Somebody else who knew the old one may have begun a change of e-mail, or made tokens that would outlive it.
    await endEmailChange(userId, on);
    await setPassword(on, { userId, passwordHash });
    await deleteApiTokensOf(on, userId);
    // Whoever follows the link reads the letters to this address. Nobody had shown that before: a second factor may
    // be that of somebody who registered with a stranger's e-mail, and would lock its owner out.
    if (await confirmEmail(userId, on)) await deleteSecondFactor(on, userId);
  });
}

/** What the page of the link says before a password is typed: whose it is, or why it will not work. */
export async function findReset(
  token: string,
): Promise<{ state: 'open'; email: string } | { state: 'link_invalid' | 'unknown_email' }> {
  const link = await findMailLink(token, ['reset']);
  return link ? { state: 'open', email: link.email } : { state: await faultOf(token) };
}

async function orRefuse(
  token: string,
  looking: Promise<MailLink | null>,
  on?: Connection,
): Promise<MailLink> {
  const link = await looking;
  if (!link) throw new AppError(await faultOf(token, on));
  return link;
}

/** Only a holder of our own letter hears that its account has gone: it tells strangers nothing. */
async function faultOf(token: string, on?: Connection): Promise<'link_invalid' | 'unknown_email'> {
  const owner = readLinkToken(token);
  return owner !== null && !(await isUser(owner.userId, on)) ? 'unknown_email' : 'link_invalid';
}
