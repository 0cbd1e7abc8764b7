import 'server-only';
import type { Caller } from '@/lib/auth/caller';
import { AppError } from '@/lib/errors';
import { getEnv } from '@/lib/env';

/**
 * A write that a browser's cookie stands for must come from our own pages: `Origin` is ours and
 * `Sec-Fetch-Site`, where a browser sends it, agrees. A caller with nothing to borrow (no cookie) may leave
 * `Origin` out, as programs do. Throws AppError('foreign_origin').
 */
export function requireOwnOrigin(headers: Headers, by: Caller['by']): void {
  if (by === 'bearer') return;
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const isProgram = by === 'nobody' && origin === null && site === null;
  const agrees = site === null || site === 'same-origin';
  if (!isProgram && !(agrees && isOwn(origin, headers.get('host')))) throw new AppError('foreign_origin');
}

function isOwn(origin: string | null, host: string | null): boolean {
  const { APP_ORIGIN, originIsAssumed } = getEnv();
  if (origin === APP_ORIGIN) return true;
  return originIsAssumed && origin !== null && host !== null && origin === `http://${host}`;
}
