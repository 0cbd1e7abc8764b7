import { isApiCall } from '@/lib/platform/http-server/api-refusal';
import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';
import { splitLocale } from '@/lib/platform/i18n/locales';
import { apiRefusal } from './api-refusal';
import { plainPage } from './plain-page';
import { sentencesIn } from './sentences';

const secondsUntilRetry = 5;

/** What a caller reads while the database is away: a page in its address's language, a call in its own. */
export function outagePage(request: FrontRequest): Omit<Answer, 'status'> {
  const { address, headers } = request;
  if (isApiCall(request)) return apiRefusal('unavailable', request);
  const [path = '/'] = address.split('?', 1);
  const { locale } = splitLocale(path);
  const sentence = sentencesIn(locale).unavailable;
  // Comes back by itself; the link, to the address one is at, is for whoever does not want to wait.
  return plainPage({
    locale,
    status: 503,
    sentence,
    href: '',
    seconds: secondsUntilRetry,
    requestId: headers['x-request-id']?.toString(),
  });
}
