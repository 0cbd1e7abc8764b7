import 'server-only';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { apiTokens } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { mayEnter, person } from './person-columns';
import { showPerson } from './sessions';
import { hashToken, newToken, sign } from '@/lib/platform/crypto/token-hash';
import type { TokenScope, Viewer } from './viewer';

/** So that people, and programs that look for leaked secrets, know one when they see it. */
const prefix = 'govorim_';

/** How often a use is written down. */
const touchEvery = 5 * 60_000;

export const isApiToken = (token: string) => token.startsWith(prefix);
export const newApiToken = () => `${prefix}${newToken()}`;
/** The same token for the same call: a retry gets it again, and nobody without our secret makes it up. */
export const repeatableApiToken = (call: string) => `${prefix}${sign('api token', call)}`;

/** Whose token it is. Throws AppError('bad_token') when it is nobody's or over. */
export async function getApiToken(token: string): Promise<{ viewer: Viewer; scopes: TokenScope[] }> {
  const moment = now();
  const row = await selectApiToken(hashToken(token), moment);
  if (!row) throw new AppError('bad_token');
  const { token: id, scopes, lastUsedAt, ...rest } = row;
  if (!lastUsedAt || moment.getTime() - lastUsedAt.getTime() > touchEvery) {
    await db.update(apiTokens).set({ lastUsedAt: moment }).where(eq(apiTokens.id, id));
  }
  return { viewer: { ...showPerson(rest), session: null }, scopes };
}

async function selectApiToken(hash: string, moment: Date) {
  const [row] = await db
    .select({
      ...person,
      token: apiTokens.id,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hash),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, moment)),
        mayEnter(),
      ),
    );
  return row ?? null;
}
