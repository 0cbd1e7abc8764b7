import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';
import { localePrefix, splitLocale } from '@/lib/platform/i18n/locales';
import { plainPage } from './plain-page';
import { sentencesIn } from './sentences';

const secondsUntilRetry = 60;

/** `/503`, in every language: where the version gate leads (spec §5). It needs no settings, and no Next. */
export function closedPage({ address, headers }: FrontRequest): Answer | undefined {
  const [pathname = ''] = address.split('?', 1);
  const { locale, path } = splitLocale(pathname);
  if (path !== '/503') return undefined;
  // For Next's router, which fetches parts of pages beforehand: there is none, and going there loads this page whole.
  if (headers.rsc !== undefined) return { status: 204, body: '' };
  const sentence = sentencesIn(locale).updating;
  // It leads back to where everybody begins, and here again as long as the site is closed.
  const href = `${localePrefix(locale)}/`;
  const page = plainPage({ locale, status: 503, sentence, href });
  return { ...page, status: 503, headers: { ...page.headers, 'Retry-After': secondsUntilRetry } };
}
