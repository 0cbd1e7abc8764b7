import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hookErrors } from '@/lib/browser/error-hook';
import { accessOf, setAccess } from '@/lib/browser/api/access-token';
import { ApiError, callApi, fetchJson } from '@/lib/browser/api/fetcher';
import { leavePage } from '@/lib/browser/api/page-signal';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { stubFetch } from '@/tests/support/stub-fetch';

const path = '/api/courses';
const post = { method: 'POST', body: { text: 'привет' } } as const;
/** What became of a call, without waiting for it. */
const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { document: { documentElement: { lang: 'de' } } });
});
afterEach(() => {
  setAccess(null);
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

describe('the headers of a call', () => {
  it('spec §7: asks for JSON, past every cache, in the page’s language, with the bearer’s token', async () => {
    setAccess(accessOf({ access_token: 'a-token', expires_in: 900 }));
    const [asked] = await afterOne(() => callApi(path));
    expect(Object.fromEntries(asked?.headers ?? [])).toEqual({
      accept: 'application/json',
      'cache-control': 'no-cache',
      'accept-language': 'de',
      authorization: 'Bearer a-token',
    });
  });

  it('spec §7: sends no Authorization at all for who is signed out', async () => {
    const [asked] = await afterOne(() => callApi(path));
    expect(asked?.headers.has('authorization')).toBe(false);
  });

  it('does not send a token that is over, nor wait for a new one', async () => {
    setAccess(accessOf({ access_token: 'old', expires_in: 2 }));
    const calls = stubFetch(({ path: asked }) => (asked === path ? { status: 200 } : 'silence'));
    await callApi(path);
    expect(calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('gives each write a key of its own, and reads none', async () => {
    const calls = stubFetch(() => ({ status: 200 }));
    await Promise.all([callApi(path, post), callApi(path, post), callApi(path)]);
    const [first, second, read] = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\w-]{8,100}$/);
    expect(second).not.toBe(first);
    expect(read).toBeNull();
  });
});

describe('trying again', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'spec §7, §9: a call answered with %i is retried 3 times, 1000 ms apart, before it fails',
    async (status) => {
      const calls = stubFetch(() => ({ status }));
      const outcome = outcomeOf(callApi(path, post));
      await jest.advanceTimersByTimeAsync(60_000);
      expect(await outcome).toMatchObject({ status });
      expect(calls).toHaveLength(4);
      const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
      for (const gap of gaps) expect(Math.abs(gap - 1000)).toBeLessThanOrEqual(50);
      expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
      expect(new Set(calls.map(({ body }) => body))).toEqual(new Set(['{"text":"привет"}']));
    },
  );

  it.each([400, 401, 403, 404, 405, 410, 413, 415, 418, 501])(
    'spec §7: a call answered with %i is not retried',
    async (status) => {
      const calls = stubFetch(() => ({ status }));
      const outcome = outcomeOf(callApi(path, post));
      await jest.advanceTimersByTimeAsync(60_000);
      await outcome;
      expect(calls).toHaveLength(1);
    },
  );

  it('spec §8: no response counts as 500, and half a response is none', async () => {
    const calls = stubFetch(() => 'nothing');
    const outcome = outcomeOf(callApi(path));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ statusCode: 500, status: 0, code: 'offline' });
    expect(calls).toHaveLength(4);

    const halves = { count: 0 };
    globalThis.fetch = async () => {
      halves.count += 1;
      return new Response('{"user": {"na', { status: 200 });
    };
    const half = outcomeOf(callApi(path));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await half).toMatchObject({ statusCode: 500, status: 0 });
    expect(halves.count).toBe(4);
  });

  it('stops as soon as there is an answer', async () => {
    const calls = stubFetch((_, count) => (count < 2 ? 'nothing' : { status: 200, body: { fine: true } }));
    const outcome = callApi(path, post);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toEqual({ ok: true, data: { fine: true } });
    expect(calls).toHaveLength(3);
  });

  it.each([
    apiRoutes.login(),
    apiRoutes.register(),
    apiRoutes.refresh(),
    apiRoutes.lostpass(),
    apiRoutes.reset(),
  ])('never sends a password twice by itself: %s', async (door) => {
    const calls = stubFetch(() => ({ status: 503 }));
    const outcome = outcomeOf(callApi(door, post));
    await jest.advanceTimersByTimeAsync(60_000);
    await outcome;
    expect(calls).toHaveLength(1);
  });

  it('tells the screen how long a 429 wants to be waited for, whatever the pace of the retries', async () => {
    stubFetch(() => ({ status: 429, headers: { 'retry-after': '42' }, body: { message: '', code: 'busy' } }));
    const outcome = outcomeOf(callApi(path));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await outcome).toMatchObject({ status: 429, retryAfterSeconds: 42 });
  });
});

describe('what comes of a call', () => {
  it('spec §8: a 400 is not raised, it is an outcome with the server’s words', async () => {
    const refusal = { message: 'Bitte prüfen.', code: 'validation', errors: { email: ['Fehlt.'] } };
    stubFetch(() => ({ status: 400, body: refusal }));
    expect(await callApi(path, post)).toEqual({ ok: false, refusal });
    await expect(fetchJson(path, post)).rejects.toMatchObject({ status: 400, message: 'Bitte prüfen.' });
  });

  it('spec §8: any other status raises an error with statusCode 500, the message, and the real status', async () => {
    stubFetch(() => ({ status: 404, body: { message: 'There is nothing here.', code: 'not_found' } }));
    const error = await outcomeOf(callApi(path));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ statusCode: 500, status: 404, message: 'There is nothing here.' });
  });

  it('spec §8: the error carries request, error and options, without the bearer and what was typed', async () => {
    setAccess(accessOf({ access_token: 'a-secret', expires_in: 900 }));
    stubFetch(() => 'nothing');
    const outcome = outcomeOf(callApi(path, { ...post, body: { password: 'a-secret' }, retry: false }));
    const error = await outcome;
    expect(error).toMatchObject({
      request: path,
      error: expect.any(TypeError),
      options: { method: 'POST', retry: false, headers: { 'accept-language': 'de' } },
    });
    expect(JSON.stringify(error)).not.toContain('a-secret');
    expect(JSON.stringify(error).toLowerCase()).not.toContain('authorization');
  });

  it('spec §8: errors go to the hook, each once; outcomes and aborted reads do not', async () => {
    const heard: unknown[] = [];
    const unhook = hookErrors((error) => {
      heard.push(error);
      throw new Error('A hook that fails changes nothing.');
    });
    // What the tests before this one reported.
    heard.splice(0);
    stubFetch(({ path: asked }) => ({ status: asked === path ? 403 : 400 }));
    const error = await outcomeOf(callApi(path));
    await callApi('/api/other');
    const left = outcomeOf(callApi(path));
    leavePage();
    await left;
    expect(heard).toEqual([error]);
    unhook();
    await outcomeOf(callApi(path));
    expect(heard).toHaveLength(1);
  });
});

describe('leaving the page', () => {
  it('spec §7: aborts the reads it was waiting for', async () => {
    const calls = stubFetch(() => 'silence');
    const outcome = outcomeOf(callApi(path));
    leavePage();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    expect(calls[0]?.signal?.aborted).toBe(true);
  });

  it('spec §7: ends the retries of a read at once', async () => {
    const calls = stubFetch(() => ({ status: 503 }));
    const outcome = outcomeOf(callApi(path));
    await jest.advanceTimersByTimeAsync(1_500);
    leavePage();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  it('lets a write finish', async () => {
    let finish: () => void = () => undefined;
    globalThis.fetch = (_, init = {}) =>
      new Promise((answer) => {
        expect(init.signal).toBeUndefined();
        finish = () => answer(Response.json({ saved: true }));
      });
    const outcome = callApi(path, post);
    leavePage();
    finish();
    expect(await outcome).toEqual({ ok: true, data: { saved: true } });
  });

  it('does not try a write again, and says how it failed', async () => {
    const calls = stubFetch(() => ({ status: 503 }));
    const outcome = outcomeOf(callApi(path, post));
    await jest.advanceTimersByTimeAsync(500);
    leavePage();
    expect(await outcome).toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });

  it('changes nothing for a read with a signal of its own, nor for the next page', async () => {
    stubFetch(() => ({ status: 200, body: { fine: true } }));
    const own = callApi(path, { signal: new AbortController().signal });
    leavePage();
    expect(await own).toMatchObject({ ok: true });
    expect(await callApi(path)).toMatchObject({ ok: true });
  });
});

async function afterOne(work: () => Promise<unknown>) {
  const calls = stubFetch(() => ({ status: 200 }));
  await work();
  return calls;
}
