import { ApiError } from '@/lib/browser/api/fetcher';

/** Refusals whose sentence counts its seconds down. */
type Throttle = 'login_throttled' | 'too_many_requests';

/** What came of sending a form. */
export type Submission =
  | { phase: 'ready' }
  | { phase: 'sending' }
  | { phase: 'refused'; code: string; message: string; errors: Record<string, string[]> }
  | { phase: 'throttled'; code: Throttle; seconds: number };

const defaultWait = 60;

/** What a call that raised an error comes to. */
export function failure(error: unknown, fallback: string): Submission {
  if (!(error instanceof ApiError))
    return { phase: 'refused', code: 'internal', message: fallback, errors: {} };
  const { code, retryAfter, message } = error;
  if (code === 'login_throttled' || code === 'too_many_requests') {
    return { phase: 'throttled', code, seconds: retryAfter ?? defaultWait };
  }
  return { phase: 'refused', code, message: message || fallback, errors: {} };
}
