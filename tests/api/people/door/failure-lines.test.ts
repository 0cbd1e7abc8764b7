import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { AppError } from '@/lib/platform/errors';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { log } from '@/lib/platform/log';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

const { db } = testDatabase();

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    const keep = (line: Record<string, unknown>) => void lines.push({ level, ...line });
    jest.spyOn(log(), level).mockImplementation(keep as never);
  }
});
afterEach(() => {
  jest.restoreAllMocks();
});

const failing = (work: () => Promise<never>) => endpoint({ access: 'anyone', response: nothing }, work);
const linesOf = (request: string) => lines.filter((line) => line.request === request);

const shared = new AppError('unavailable');
const slow = async (): Promise<never> => {
  await db.transaction(async (on) => {
    await on.execute(sql`set local statement_timeout = 20`);
    await on.execute(sql`select pg_sleep(1)`);
  });
  throw new Error('It was not slow.');
};

describe('spec §8: errors go to one hook, on the server too: a call that fails', () => {
  it.each([
    ['what nobody foresaw', 500, 'internal', () => Promise.reject(new Error('broken'))],
    ['a part that is down', 503, 'unavailable', () => Promise.reject(new AppError('unavailable'))],
    ['a query that takes too long', 503, 'busy', slow],
  ])('by %s has exactly one line, by its number', async (_, status, code, work) => {
    const answer = await call(failing(work), { headers: { 'x-request-id': 'the-request' } });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.headers.get('x-request-id')).toBe('the-request');
    expect(linesOf('the-request')).toEqual([
      expect.objectContaining({ level: 'error', method: 'GET', path: '/api/test', status, code }),
    ]);
    expect(lines).toHaveLength(1);
  });

  it('has one of its own also when it waited for the same work as another', async () => {
    const handler = failing(() => Promise.reject(shared));
    for (const id of ['the-first', 'the-second']) await call(handler, { headers: { 'x-request-id': id } });
    expect([linesOf('the-first').length, linesOf('the-second').length, lines.length]).toEqual([1, 1, 2]);
  });
});
