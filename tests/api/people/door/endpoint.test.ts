import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { POST as login } from '@/app/api/auth/login/route';
import { AppError } from '@/lib/platform/errors';
import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';

const { db } = testDatabase();

let effects = 0;
const body = z.strictObject({ text: z.string().max(10) });
const written = z.object({ text: z.string(), effects: z.int() });
const write = endpoint({ access: 'member', body, response: written }, async ({ body: { text } }) => {
  await new Promise((later) => setTimeout(later, 30));
  effects += 1;
  return { text, effects };
});
const read = endpoint({ access: 'member', response: z.object({ id: z.int() }) }, async ({ viewer }) => ({
  id: viewer.id,
}));
const broken = endpoint({ access: 'anyone', response: nothing }, async () => {
  throw new Error('secret detail');
});

describe('the door of the API', () => {
  it('asks a member to log in', async () => {
    const answer = await call(read);
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without origin', { origin: 'null' }],
    ['no origin at all', { origin: null }],
    ['our own origin in a foreign frame', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses a cookie’s write from %s', async (_, headers) => {
    const answer = await call(write, { cookie: await signIn('anna'), body: { text: 'a' }, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'foreign_origin']);
  });

  it('lets a program without a browser sign in, but not another site', async () => {
    const credentials = { email: 'x@example.org', password: 'y' };
    expect((await call(login, { body: credentials, headers: { origin: null } })).body.code).toBe(
      'credentials',
    );
    const foreign = await call(login, { body: credentials, headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
  });

  it.each([
    ['an empty body', '', 400],
    ['half a JSON', '{"text":', 400],
    ['a lone byte that is no UTF-8', '\u0000', 400],
    ['a list for an object', '[]', 400],
    ['null', 'null', 400],
    ['a number', '1', 400],
    ['a NUL in a text', '{"text":"a\\u0000"}', 400],
    ['half a surrogate pair', '{"text":"\\ud800"}', 400],
    ['keys that objects are born with', '{"constructor":1,"toString":2,"__proto__":3}', 400],
    ['an object nested 10,000 deep', `{"text":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`, 400],
    ['100 kB', JSON.stringify({ text: 'x'.repeat(100_000) }), 413],
    ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), 400],
  ])('answers %s with a clear sentence', async (_, raw, status) => {
    const answer = await call(write, { cookie: await signIn('anna'), raw });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\.$/u);
  });

  it('takes nothing but JSON', async () => {
    const answer = await call(write, {
      cookie: await signIn('anna'),
      raw: '{"text":"a"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_type']);
  });

  it('gives ten repeats at once the first answer and does the work once', async () => {
    const cookie = await signIn('anna');
    const before = effects;
    const send = () =>
      call(write, { cookie, body: { text: 'same' }, headers: { 'idempotency-key': 'key-of-ten' } });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(effects).toBe(before + 1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('refuses a key that was used for something else, and keeps people’s keys apart', async () => {
    const headers = { 'idempotency-key': 'key-of-one' };
    const [anna, vera] = [await signIn('anna'), await signIn('vera')];
    expect((await call(write, { cookie: anna, body: { text: 'a' }, headers })).status).toBe(200);
    expect((await call(write, { cookie: anna, body: { text: 'b' }, headers })).status).toBe(400);
    expect((await call(write, { cookie: vera, body: { text: 'b' }, headers })).status).toBe(200);
  });

  it('tells nobody what went wrong inside, but names the request', async () => {
    const answer = await call(broken);
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/u);
  });

  it('says when to come back', async () => {
    const busy = endpoint({ access: 'anyone', response: nothing }, async () => {
      throw new AppError('busy', { retryAfterSeconds: 2 });
    });
    const answer = await call(busy);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  });

  it('asks for patience when a query takes too long', async () => {
    const slow = endpoint({ access: 'anyone', response: nothing }, async () => {
      await db.transaction(async (on) => {
        await on.execute(sql`set local statement_timeout = 20`);
        await on.execute(sql`select pg_sleep(1)`);
      });
    });
    const answer = await call(slow);
    expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'busy', '2']);
  });

  it('counts guesses at a bearer against their address', async () => {
    const headers = { authorization: 'Bearer guess', 'x-forwarded-for': '192.0.2.77' };
    const [first, second] = [await call(read, { headers }), await call(read, { headers })];
    expect([first.status, second.status]).toEqual([401, 401]);
    const left = (answer: typeof first) => Number(answer.headers.get('x-ratelimit-remaining'));
    expect(left(second)).toBe(left(first) - 1);
  });
});
