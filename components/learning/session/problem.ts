import { ApiError } from '@/lib/browser/api/fetcher';

/** The reason why a call failed, as far as it matters to the learner. */
export type Problem =
  | { reason: 'offline' | 'signedOut' | 'missing' | 'passed' }
  | { reason: 'throttled'; seconds: number }
  /** `message`: the server's message; may be empty. */
  | { reason: 'failed'; message: string };

/** The wait after a 429 without Retry-After. */
const defaultWaitSeconds = 5;

const reasonsByStatus: Readonly<Record<number, 'offline' | 'signedOut' | 'missing'>> = {
  0: 'offline',
  401: 'signedOut',
  404: 'missing',
};
export function readProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { reason: 'failed', message: '' };
  const { status, code, message, retryAfterSeconds } = error;
  if (status === 429) return { reason: 'throttled', seconds: retryAfterSeconds ?? defaultWaitSeconds };
  const reason = code === 'turn_passed' ? 'passed' : reasonsByStatus[status];
  return reason ? { reason } : { reason: 'failed', message };
}
