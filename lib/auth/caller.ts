import 'server-only';
import { AppError } from '@/lib/errors';
import { openSession } from './session-cookie';
import { findViewer } from './sessions';
import type { Viewer } from './viewer';

export type Caller = { by: 'nobody'; viewer: null } | { by: 'bearer' | 'cookie'; viewer: Viewer };

/**
 * Who is asking: the bearer of an Authorization header, else the browser's session, else nobody.
 * A present Authorization header is the only thing looked at: a bad one throws AppError('bad_token').
 */
export async function getCaller(headers: Headers): Promise<Caller> {
  const authorization = headers.get('authorization');
  if (authorization !== null) return bearer(authorization);
  const token = await openSession(headers.get('cookie'));
  const viewer = token === null ? null : await findViewer(token);
  return viewer ? { by: 'cookie', viewer } : { by: 'nobody', viewer: null };
}

async function bearer(authorization: string): Promise<Caller> {
  const [, token] = /^Bearer ([\w.~+/=-]{1,512})$/iu.exec(authorization) ?? [];
  const viewer = token === undefined ? null : await findViewer(token);
  if (!viewer) throw new AppError('bad_token');
  return { by: 'bearer', viewer };
}
