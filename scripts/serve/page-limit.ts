import { createTranslator } from 'next-intl';
import type { Env } from '@/lib/platform/env';
import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import { preferredLocale, splitLocale } from '@/lib/platform/i18n/locales';
import { plainPage } from './plain-page';
import { sentencesIn } from './sentences';

/** Static files of the build cost nothing to serve. */
const builtFile = /^\/_next\/(?:static|late)\//;
/** Each of these costs about as much as a hundred pages. */
const costly =
  /^\/(?:feeds|og|sitemaps|api\/docs|api\/openapi\.json)(?:\/|$)|^(?:\/[a-z]{2})?\/(?:blog\/search|community)$/;

type PageLimits = Pick<Env, 'LIMIT_PAGES' | 'LIMIT_COSTLY'>;

/**
 * Refuses an IP address that requests more pages than people and search engines read (security, "Numbers to adopt").
 * Responses from the page cache do not count; API calls have limits of their own (lib/people/door/inside/call-limit.ts).
 */
export function createPageLimit({ LIMIT_PAGES, LIMIT_COSTLY }: PageLimits) {
  return (request: FrontRequest): Answer | undefined => {
    const path = pathOf(request.address);
    const isCostly = costly.test(path);
    if (builtFile.test(path) || (isApiCall(request) && !isCostly)) return undefined;
    const address = addressBlock(request.headers['x-forwarded-for']?.toString() ?? '');
    const { waitSeconds } = isCostly
      ? countCall(`costly:${address}`, LIMIT_COSTLY)
      : countCall(`pages:${address}`, LIMIT_PAGES);
    return waitSeconds > 0 ? refusal(request, path, waitSeconds) : undefined;
  };
}

/** Decoded as Next does it, so that no percent-encoding evades a limit. Malformed paths were refused before. */
const pathOf = (address: string) => decodeURIComponent(address.split('?', 1)[0] ?? '/');

function refusal(request: FrontRequest, path: string, seconds: number): Answer {
  const headers = { 'Retry-After': seconds };
  if (!isApiCall(request)) {
    const { locale } = splitLocale(path);
    const page = plainPage({ locale, status: 429, sentence: sentenceIn(locale, seconds), href: '' });
    return { ...page, status: 429, headers: { ...page.headers, ...headers } };
  }
  const message = sentenceIn(preferredLocale(request.headers['accept-language'] ?? null), seconds);
  const body = JSON.stringify({ message, code: 'too_many_requests' });
  return { status: 429, type: 'application/json', body, headers };
}

function sentenceIn(locale: Parameters<typeof sentencesIn>[0], seconds: number): string {
  const messages = { sentence: sentencesIn(locale).too_many_requests };
  return createTranslator({ locale, messages })('sentence', { seconds });
}
