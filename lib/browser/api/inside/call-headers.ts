import { defaultLocale } from '@/lib/platform/i18n/locales';

export interface CallHeaderOptions {
  method: string;
  /** Idempotency-Key: the same for every retry of a write. */
  key: string;
  /** Content type of the body; null without a body. */
  type: string | null;
}

/** Spec §7: JSON, no cache, and the bearer token; without a token there is no Authorization header. */
export function callHeaders({ method, key, type }: CallHeaderOptions, accessToken: string | null): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Cache-Control': 'no-cache',
    'Accept-Language': pageLocale(),
  });
  if (accessToken !== null) headers.set('Authorization', `Bearer ${accessToken}`);
  if (method !== 'GET') headers.set('Idempotency-Key', key);
  if (type !== null) headers.set('Content-Type', type);
  return headers;
}

/** There is no document outside of a browser. */
function pageLocale(): string {
  return typeof document === 'undefined' ? defaultLocale : document.documentElement.lang;
}
