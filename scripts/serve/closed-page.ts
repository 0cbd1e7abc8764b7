import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';
import { localePrefix, splitLocale } from '@/lib/platform/i18n/locales';
import { plainPage } from './plain-page';
import { sentencesIn } from './sentences';

const retryAfterSeconds = 60;

/** The page `/503` in every language, to which the version gate redirects (spec §5). It needs neither settings nor Next. */
export function closedPage({ address, headers }: FrontRequest): Answer | undefined {
  const [pathname = ''] = address.split('?', 1);
  const { locale, path } = splitLocale(pathname);
  if (path !== '/503') return undefined;
  // An empty answer to Next's client router, which prefetches: navigating here then loads the whole document.
  if (headers.rsc !== undefined) return { status: 204, body: '' };
  const sentence = sentencesIn(locale).updating;
  // The home page; while the site is closed it redirects here again.
  const href = `${localePrefix(locale)}/`;
  const page = plainPage({ locale, status: 503, sentence, href });
  return { ...page, status: 503, headers: { ...page.headers, 'Retry-After': retryAfterSeconds } };
}
