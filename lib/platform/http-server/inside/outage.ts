import type { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer, FrontResponse } from '@/lib/platform/http-server/response';
import type { FormatRefusal } from './refusal-format';

export interface Outage {
  /** Whether the database does not answer now. Takes at most about half a second and never throws. */
  isDatabaseAway: () => Promise<boolean>;
  /** The page to send instead, in the reader's language. */
  page: (request: FrontRequest) => Omit<Answer, 'status'>;
  /** A page that hangs longer may be waiting for the database. */
  hangTimeoutMs?: number;
}

/** With the ping that follows, a reader waits less than 3.5 seconds. */
const defaultHangTimeoutMs = 2_900;
const retryAfterSeconds = 5;

/**
 * While the database is down, a page that throws (a 500 of Next) or hangs is replaced by a 503 at the same address,
 * which reloads itself.
 * @returns a function that gives the 503 to send instead of a failure; undefined when the database answers
 */
export function guardAgainstOutage(
  request: FrontRequest,
  response: FrontResponse,
  { isDatabaseAway, page: outagePage, hangTimeoutMs = defaultHangTimeoutMs }: Outage,
  format: FormatRefusal,
): () => Promise<Answer | undefined> {
  const answer = async (): Promise<Answer | undefined> => {
    if (!(await isDatabaseAway())) return undefined;
    const page = outagePage(request);
    return format({ ...page, status: 503, headers: { ...page.headers, 'Retry-After': retryAfterSeconds } });
  };
  const timer = setTimeout(() => {
    void answer().then((replacement) => replacement && response.replaceWith(replacement));
  }, hangTimeoutMs);
  response.once('close', () => clearTimeout(timer));
  return answer;
}
