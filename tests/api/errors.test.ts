import { describe, expect, it, jest } from '@jest/globals';
import { POST } from '@/app/api/errors/route';
import { log } from '@/lib/platform/log';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';

testDatabase();

const report = {
  id: '0123456789abcdef',
  name: 'TypeError',
  message: 'Nothing at /auth/reset?token=secret for anna@demo.govorim.example',
  path: '/de/courses',
  stack: 'TypeError: Nothing\n    at draw (/_next/static/chunks/a.js:1:2)',
};

/** What is written to the log meanwhile. */
async function linesOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const lines: unknown[] = [];
  const spy = jest.spyOn(log(), 'error').mockImplementation((line: unknown) => void lines.push(line));
  await work().finally(() => spy.mockRestore());
  return lines;
}

describe('spec §8: an error in somebody’s browser', () => {
  it('has one line in the log, by the number the reader sees, without a secret', async () => {
    const lines = await linesOf(async () => {
      expect((await call(POST, { body: report })).status).toBe(200);
    });
    expect(lines).toEqual([
      {
        client: report.id,
        path: '/de/courses',
        error: { name: 'TypeError', message: 'Nothing at /auth/reset?… for …@…', stack: report.stack },
      },
    ]);
  });

  it.each([
    ['the query of an address', { ...report, path: '/de/courses?token=secret' }],
    ['no path at all', { ...report, path: 'https://evil.example/' }],
    ['a number that breaks the line', { ...report, id: 'abcdefgh\n{}' }],
    ['anything else', { ...report, password: 'secret' }],
    ['a long message', { ...report, message: 'x'.repeat(301) }],
    ['nothing', {}],
  ])('is refused with %s', async (_, body) => {
    const lines = await linesOf(async () => {
      expect((await call(POST, { body })).status).toBe(400);
    });
    expect(lines).toEqual([]);
  });

  it('is refused when it is larger than 2 KB', async () => {
    const answer = await call(POST, { body: { ...report, stack: 'x'.repeat(2048) } });
    expect([answer.status, answer.body.code]).toEqual([413, 'too_large']);
  });

  it('is refused from another site', async () => {
    const answer = await call(POST, { body: report, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
  });

  it('is written down thirty times in five minutes for one address, and no more', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.201' };
    const statuses: number[] = [];
    const lines = await linesOf(async () => {
      for (let count = 0; count < 31; count += 1) {
        statuses.push((await call(POST, { body: report, headers })).status);
      }
    });
    expect([lines.length, statuses.at(-2), statuses.at(-1)]).toEqual([30, 200, 429]);
  });
});
