import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { log, logConsoleErrors, logError } from '@/lib/platform/log';
import { onRequestError } from '@/instrumentation';

let lines: unknown[][];
const print = console.error;
beforeEach(() => {
  process.env.NEXT_RUNTIME = 'nodejs';
  process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/nothing';
  process.env.AUTH_SECRET ??= 'only for tests '.repeat(4);
  lines = [];
  jest.spyOn(log(), 'error').mockImplementation((...parts: unknown[]) => void lines.push(parts));
  jest.useFakeTimers();
  logConsoleErrors();
});
afterEach(() => {
  console.error = print;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** As Next does it: printed first, then told with the request. */
async function fail(error: Error): Promise<void> {
  console.error(error);
  const request = {
    path: '/de/x?token=secret',
    method: 'GET',
    headers: { 'x-request-id': 'the-request', cookie: 'c' },
  };
  const context = { routerKind: 'App Router', routePath: '/[locale]/x', routeType: 'render' } as const;
  await onRequestError(error, request, { ...context, revalidateReason: undefined });
  await jest.advanceTimersByTimeAsync(1000);
}

describe('spec §8: errors go to one hook', () => {
  it('one line for an error of a page, by its request, without the query or a cookie', async () => {
    await fail(Object.assign(new Error('broken'), { digest: '42' }));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.[0]).toMatchObject({
      request: 'the-request',
      method: 'GET',
      path: '/de/x',
      route: '/[locale]/x',
      digest: '42',
      error: { message: 'broken' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/secret|cookie/);
  });

  it('one line for an error that is only printed', async () => {
    console.error('It happened:', new Error('alone'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(lines).toEqual([
      [expect.objectContaining({ error: expect.objectContaining({ message: 'alone' }) })],
    ]);
  });

  it('never the values of a query that failed', () => {
    const cause = Object.assign(new Error('no such table'), { code: '42P01' });
    const failed = Object.assign(new Error('values: secret', { cause }), {
      query: 'select $1',
      params: ['secret'],
    });
    logError(failed, {});
    expect(JSON.stringify(lines)).not.toMatch(/secret/);
    expect(lines[0]?.[0]).toMatchObject({
      error: { query: 'select $1', message: 'no such table', code: '42P01' },
    });
  });

  it('one line however often it is reported', () => {
    const error = new Error('twice');
    logError(error, {});
    logError(error, {});
    expect(lines).toHaveLength(1);
  });
});
