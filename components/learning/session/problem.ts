import { ApiError } from '@/lib/browser/api/fetcher';

/** Why the server did not do what it was asked, as far as a learner can do something about it. */
export type Problem =
  | { reason: 'offline' | 'signedOut' | 'missing' | 'passed' }
  | { reason: 'throttled'; seconds: number }
  /** `message`: the server's own sentence; may be empty. */
  | { reason: 'failed'; message: string };

/** When a 429 names no time. */
const usualPause = 5;

const reasonsByStatus: Readonly<Record<number, 'offline' | 'signedOut' | 'missing'>> = {
  0: 'offline',
  401: 'signedOut',
  404: 'missing',
};
export function readProblem(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { reason: 'failed', message: '' };
  const { status, code, message, retryAfter } = error;
  if (status === 429) return { reason: 'throttled', seconds: retryAfter ?? usualPause };
  const reason = code === 'turn_passed' ? 'passed' : reasonsByStatus[status];
  return reason ? { reason } : { reason: 'failed', message };
}
