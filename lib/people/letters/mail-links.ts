import 'server-only';
import type { linkPurposes } from '@/db/enums';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { newLinkToken, readLinkToken } from './link-token';
import {
  deleteExpiredLinks,
  deleteLink,
  deleteLinks,
  insertLink,
  lockNewLinks,
  selectLink,
} from './mail-link-queries';
import { hashToken } from '@/lib/platform/crypto/token-hash';

/*
 * Links in letters: each holds a token that is good once, for one purpose, and only its hash is kept. A link to
 * somebody's own address dies when the account's e-mail becomes another one.
 */
export type LinkPurpose = (typeof linkPurposes)[number];

export interface MailLink {
  userId: number;
  purpose: LinkPurpose;
  /** The address the link was sent to. */
  email: string;
}

const hour = 3_600_000;
/** Security, "Numbers to adopt". */
const lifetimes = {
  verify: 48 * hour,
  reset: hour,
  change_old: 48 * hour,
  change_new: 48 * hour,
} satisfies Record<LinkPurpose, number>;

/** Makes the token for a link to `email`; older links of the person for the same purpose end. */
export async function createMailLink(userId: number, purpose: LinkPurpose, email: string): Promise<string> {
  const token = newLinkToken(userId);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + lifetimes[purpose]);
  await db.transaction(async (on) => {
    // Two letters written at once: one of the links must end the other.
    await lockNewLinks(on, userId);
    await deleteLinks(on, userId, [purpose]);
    await insertLink(on, { hash: hashToken(token), userId, purpose, email, createdAt, expiresAt });
  });
  return token;
}

/** What a token is for, without using it up; null when it is none for these purposes, used, or over. */
export async function findMailLink(
  token: string,
  purposes: readonly LinkPurpose[],
  on: Connection = db,
): Promise<MailLink | null> {
  if (!readLinkToken(token)) return null;
  const link = await selectLink(on, hashToken(token), now());
  return link && purposes.includes(link.purpose) ? link : null;
}

/** The same, and the token is good no more: of several takers at once one gets it. */
export async function takeMailLink(
  token: string,
  purposes: readonly LinkPurpose[],
  on: Connection = db,
): Promise<MailLink | null> {
  const link = await findMailLink(token, purposes, on);
  return link && (await deleteLink(on, hashToken(token))) ? link : null;
}

/** Ends a person's links, as a new password does for `reset` and a given-up change of e-mail for its own. */
export async function endMailLinks(
  userId: number,
  purposes: readonly LinkPurpose[],
  on: Connection = db,
): Promise<void> {
  await deleteLinks(on, userId, purposes);
}

/** The clean-up job. */
export async function removeOldLinks(): Promise<void> {
  await deleteExpiredLinks(now());
}
