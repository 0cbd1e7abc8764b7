import { ApiError } from '@/lib/browser/api/fetcher';

/** Refusals whose message has a countdown. */
type Throttle = 'login_throttled' | 'too_many_requests';

/** The state of sending a form. */
export type Submission =
  | { phase: 'ready' }
  | { phase: 'sending' }
  | { phase: 'refused'; code: string; message: string; errors: Record<string, string[]> }
  | { phase: 'throttled'; code: Throttle; seconds: number };

const defaultWaitSeconds = 60;

/** The state after a call that threw. */
export function failedSubmission(error: unknown, fallback: string): Submission {
  if (!(error instanceof ApiError))
    return { phase: 'refused', code: 'internal', message: fallback, errors: {} };
  const { code, retryAfterSeconds, message } = error;
  if (code === 'login_throttled' || code === 'too_many_requests') {
    return { phase: 'throttled', code, seconds: retryAfterSeconds ?? defaultWaitSeconds };
  }
  return { phase: 'refused', code, message: message || fallback, errors: {} };
}
