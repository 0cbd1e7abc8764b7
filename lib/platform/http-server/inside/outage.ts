import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer, FrontResponse } from '@/lib/platform/http-server/response';
import type { Wording } from './wording';

export interface Outage {
  /** Whether the database does not answer at this moment. Quick, and never throws. */
  isDatabaseAway: () => Promise<boolean>;
  /** What the reader gets instead, in the reader's language. */
  page: (request: FrontRequest) => Omit<Answer, 'status'>;
}

/** With the ping that follows, a reader waits less than 3.5 seconds. */
const patience = 2_900;
const secondsUntilRetry = 5;

/**
 * A page that throws can only answer 500. When that happens because the database is away, and when a page hangs
 * because of it, the reader gets a 503 in place, at the same address, that goes away by itself.
 * @returns what to answer instead of a failure: nothing when the database is there
 */
export function guardAgainstOutage(
  request: FrontRequest,
  response: FrontResponse,
  outage: Outage,
  worded: Wording,
): () => Promise<Answer | undefined> {
  const answer = async (): Promise<Answer | undefined> => {
    if (!(await outage.isDatabaseAway())) return undefined;
    const page = outage.page(request);
    return worded({ ...page, status: 503, headers: { ...page.headers, 'Retry-After': secondsUntilRetry } });
  };
  const timer = setTimeout(() => {
    void answer().then((instead) => instead && response.replaceWith(instead));
  }, patience);
  response.once('close', () => clearTimeout(timer));
  return answer;
}
