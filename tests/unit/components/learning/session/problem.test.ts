import { describe, expect, it } from '@jest/globals';
import { readProblem } from '@/components/learning/session/problem';
import { ApiError } from '@/lib/browser/api/fetcher';

const failure = (status: number, code: string, retryAfterSeconds: number | null = null) =>
  new ApiError('Sorry.', status, code, '/api/runs/1', {}, null, retryAfterSeconds);

describe('what the player makes of a failure', () => {
  it.each([
    ['no answer at all', failure(0, 'offline'), { reason: 'offline' }],
    ['a session that has ended', failure(401, 'unauthenticated'), { reason: 'signedOut' }],
    ['a lesson that is gone', failure(404, 'not_found'), { reason: 'missing' }],
    ['another tab that went on', failure(400, 'turn_passed'), { reason: 'passed' }],
    ['too many requests', failure(429, 'too_many_requests', 12), { reason: 'throttled', seconds: 12 }],
    [
      'too many requests, no time named',
      failure(429, 'too_many_requests'),
      { reason: 'throttled', seconds: 5 },
    ],
    ['a broken server', failure(500, 'internal'), { reason: 'failed', message: 'Sorry.' }],
    ['something unheard of', new TypeError('x is undefined'), { reason: 'failed', message: '' }],
  ])('%s', (_, error, problem) => {
    expect(readProblem(error)).toEqual(problem);
  });
});
