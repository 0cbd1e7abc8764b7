import 'server-only';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { apiTokens } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { minuteMs } from '@/lib/platform/time/units';
import { canSignIn, personColumns } from './inside/person-columns';
import { showPerson } from './sessions';
import { hashToken, newToken, sign } from '@/lib/platform/crypto/token-hash';
import type { TokenScope, Viewer } from './viewer';

/** Makes tokens recognizable for people and for scanners of leaked secrets. */
const prefix = 'govorim_';

/** The least time between two updates of `lastUsedAt`. */
const touchIntervalMs = 5 * minuteMs;

export const isApiToken = (token: string) => token.startsWith(prefix);
export const newApiToken = () => `${prefix}${newToken()}`;
/** A token derived from a call: a retry gets the same one, and nobody can forge it without AUTH_SECRET. */
export const repeatableApiToken = (call: string) => `${prefix}${sign('api token', call)}`;

/** The owner and scopes of an API token. Throws AppError('bad_token') when it is unknown or expired. */
export async function getApiToken(token: string): Promise<{ viewer: Viewer; scopes: TokenScope[] }> {
  const at = now();
  const row = await selectApiToken(hashToken(token), at);
  if (!row) throw new AppError('bad_token');
  const { token: id, scopes, lastUsedAt, ...rest } = row;
  if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() > touchIntervalMs) {
    await db.update(apiTokens).set({ lastUsedAt: at }).where(eq(apiTokens.id, id));
  }
  return { viewer: { ...showPerson(rest), session: null }, scopes };
}

async function selectApiToken(hash: string, at: Date) {
  const [row] = await db
    .select({
      ...personColumns,
      token: apiTokens.id,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hash),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, at)),
        canSignIn(),
      ),
    );
  return row ?? null;
}
