import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { plainPage } from './plain-page';
import { sentencesIn } from './sentences';

/** The static page for when a page and the error screen have both failed. */
export function failurePage({ address, headers }: FrontRequest, status: 404 | 500): Omit<Answer, 'status'> {
  const [pathname = '/'] = address.split('?', 1);
  const { locale } = splitLocale(pathname);
  const sentences = sentencesIn(locale);
  const sentence = status === 404 ? sentences.not_found : sentences.internal;
  return plainPage({ locale, status, sentence, href: '', requestId: headers['x-request-id']?.toString() });
}
