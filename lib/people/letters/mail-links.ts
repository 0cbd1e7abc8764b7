import 'server-only';
import type { linkPurposes } from '@/db/enums';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { hourMs } from '@/lib/platform/time/units';
import { newLinkToken, readLinkToken } from './link-token';
import {
  deleteExpiredLinks,
  deleteLink,
  deleteLinks,
  insertLink,
  lockNewLinks,
  selectLink,
} from './inside/mail-link-queries';
import { hashToken } from '@/lib/platform/crypto/token-hash';

/*
 * Links in letters: each contains a token that is valid once, for one purpose, and only its hash is stored. A link sent
 * to an account's own address becomes invalid when the account changes its e-mail.
 */
export type LinkPurpose = (typeof linkPurposes)[number];

export interface MailLink {
  userId: number;
  purpose: LinkPurpose;
  /** The address the link was sent to. */
  email: string;
}

/** Security, "Numbers to adopt". */
const lifetimesMs = {
  verify: 48 * hourMs,
  reset: hourMs,
  change_old: 48 * hourMs,
  change_new: 48 * hourMs,
} satisfies Record<LinkPurpose, number>;

/** Creates the token for a link sent to `email`; older links of the person for the same purpose are revoked. */
export async function createMailLink(userId: number, purpose: LinkPurpose, email: string): Promise<string> {
  const token = newLinkToken(userId);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + lifetimesMs[purpose]);
  await db.transaction(async (on) => {
    // If two letters are sent at the same time, only one link may stay valid.
    await lockNewLinks(on, userId);
    await deleteLinks(on, userId, [purpose]);
    await insertLink(on, { hash: hashToken(token), userId, purpose, email, createdAt, expiresAt });
  });
  return token;
}

/** The link of a token, without consuming it; null when it has another purpose, was used, or has expired. */
export async function findMailLink(
  token: string,
  purposes: readonly LinkPurpose[],
  on: Connection = db,
): Promise<MailLink | null> {
  if (!readLinkToken(token)) return null;
  const link = await selectLink(on, hashToken(token), now());
  return link && purposes.includes(link.purpose) ? link : null;
}

/** Finds and consumes the link of a token: of several calls at once one gets it. */
export async function consumeMailLink(
  token: string,
  purposes: readonly LinkPurpose[],
  on: Connection = db,
): Promise<MailLink | null> {
  const link = await findMailLink(token, purposes, on);
  return link && (await deleteLink(on, hashToken(token))) ? link : null;
}

/** Revokes a person's links: a new password revokes `reset`, a cancelled change of e-mail its own. */
export async function endMailLinks(
  userId: number,
  purposes: readonly LinkPurpose[],
  on: Connection = db,
): Promise<void> {
  await deleteLinks(on, userId, purposes);
}

/** Part of the clean-up job. */
export async function removeOldLinks(): Promise<void> {
  await deleteExpiredLinks(now());
}
