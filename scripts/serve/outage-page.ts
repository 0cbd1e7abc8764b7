import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { apiRefusal } from './api-refusal';
import { plainPage } from './plain-page';
import { sentencesIn } from './sentences';

const retryAfterSeconds = 5;

/** The answer while the database is down: a page in the language of its URL, an API error in the caller's language. */
export function outagePage(request: FrontRequest): Omit<Answer, 'status'> {
  const { address, headers } = request;
  if (isApiCall(request)) return apiRefusal('unavailable', request);
  const [path = '/'] = address.split('?', 1);
  const { locale } = splitLocale(path);
  const sentence = sentencesIn(locale).unavailable;
  // The page reloads itself; its link to the same address is for readers who do not want to wait.
  return plainPage({
    locale,
    status: 503,
    sentence,
    href: '',
    pollSeconds: retryAfterSeconds,
    requestId: headers['x-request-id']?.toString(),
  });
}
