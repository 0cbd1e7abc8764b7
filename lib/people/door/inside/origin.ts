import 'server-only';
import type { Caller } from '@/lib/people/auth/caller';
import { AppError } from '@/lib/platform/errors';
import { getEnv } from '@/lib/platform/env';

/**
 * A write with a browser's cookie must come from our own pages: `Origin` is ours and `Sec-Fetch-Site`, if the browser sends
 * it, agrees. Throws AppError('foreign_origin').
 */
export function requireOwnOrigin(headers: Headers, by: Caller['by']): void {
  if (by === 'bearer' || by === 'api_token') return;
  if (by === 'nobody' && isStranger(headers)) return;
  const site = headers.get('sec-fetch-site');
  const agrees = site === null || site === 'same-origin';
  if (!agrees || !isOwn(headers.get('origin'), headers.get('host'))) throw new AppError('foreign_origin');
}

/** Whether the caller is a program, which sends no cookies, or a page of a site that CORS_ORIGINS allows. */
function isStranger(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return getEnv().CORS_ORIGINS.includes(origin);
  return !headers.has('cookie') && !headers.has('sec-fetch-site');
}

function isOwn(origin: string | null, host: string | null): boolean {
  const { APP_ORIGIN, originIsAssumed } = getEnv();
  if (origin === APP_ORIGIN) return true;
  return originIsAssumed && origin !== null && host !== null && origin === `http://${host}`;
}
