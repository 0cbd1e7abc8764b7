import { defaultLocale } from '@/lib/platform/i18n/locales';

export interface CallFacts {
  method: string;
  /** The same for every repeat of a write. */
  key: string;
  /** Content type of the body; null without one. */
  type: string | null;
}

/** Spec §7: JSON, nothing from a cache, and the bearer's token; without a token there is no Authorization at all. */
export function callHeaders({ method, key, type }: CallFacts, accessToken: string | null): Headers {
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

/** Programs that call through this door have no page. */
function pageLocale(): string {
  return typeof document === 'undefined' ? defaultLocale : document.documentElement.lang;
}
