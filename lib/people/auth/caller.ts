import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { getApiToken, isApiToken } from './api-tokens';
import { openSession, sealSession } from './session-cookie';
import { findAccess, findSession, formerOwner } from './sessions';
import type { TokenScope, Viewer } from './viewer';

export type Caller =
  | { by: 'nobody'; viewer: null }
  | { by: 'bearer'; viewer: Viewer }
  | { by: 'api_token'; viewer: Viewer; scopes: TokenScope[] }
  /** `renewal`: a Set-Cookie value that prolongs a remembered session; null when none is due. */
  | { by: 'cookie'; viewer: Viewer; renewal: string | null };

/**
 * The caller: the bearer of an Authorization header, else the browser's session, else nobody.
 * When there is an Authorization header the cookie is ignored: a bad header throws AppError('bad_token').
 */
export async function getCaller(headers: Headers): Promise<Caller> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return bearer(authorization);
  const token = await openSession(headers.get('cookie'));
  const found = token === null ? null : await findSession(token);
  if (token === null || !found) return { by: 'nobody', viewer: null };
  const renewal = found.prolonged ? await sealSession(token, true) : null;
  return { by: 'cookie', viewer: found.viewer, renewal };
}

/**
 * Id of the person whom `getCaller` will probably find, without a query; null unless a bearer has called before. Nothing may
 * be shown or changed for them until `getCaller` has found them.
 */
export function expectedCaller(headers: Headers): number | null {
  const token = tokenOf(headers.get('authorization') ?? '');
  return token === undefined || isApiToken(token) ? null : formerOwner(token);
}

const tokenOf = (authorization: string): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,512})$/iu.exec(authorization)?.[1];

async function bearer(authorization: string): Promise<Caller> {
  const token = tokenOf(authorization);
  if (token === undefined) throw new AppError('bad_token');
  if (isApiToken(token)) return { by: 'api_token', ...(await getApiToken(token)) };
  const found = await findAccess(token);
  if (!found) throw new AppError('bad_token');
  return { by: 'bearer', viewer: found.viewer };
}

/** The person signed in at this browser. Pages ignore Authorization headers, because a proxy may add its own. */
export async function getBrowserViewer(headers: Headers): Promise<Viewer | null> {
  const token = await openSession(headers.get('cookie'));
  return token === null ? null : ((await findSession(token))?.viewer ?? null);
}
