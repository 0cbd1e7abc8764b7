import { beforeEach, describe, expect, it } from '@jest/globals';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as refresh } from '@/app/api/auth/refresh/route';
import { throttles } from '@/db/schema/http';
import { accessTokens, sessions } from '@/db/schema/people';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { now, setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { bearer, cookiesOf, refreshProgram, signInProgram } from '@/tests/support/program';

const { db } = testDatabase();
const pass = (seconds: number) => setNow(new Date(now().getTime() + seconds * 1000));
const day = 86_400;

const meOf = (token: string) => call(me, { headers: bearer(token) });
const tokenIn = (answer: { body: Record<string, unknown> }) => String(answer.body.refresh_token);

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  await db.delete(sessions);
});

describe('a program of Anna’s', () => {
  it('gets both tokens in the body, seconds for expires_in, and no cookie', async () => {
    const body = {
      email: 'anna@demo.govorim.example',
      password: demoPassword,
      client: 'program',
      remember: false,
    };
    const answer = await call(login, { body, headers: { origin: null } });
    expect(answer.body).toMatchObject({ expires_in: 900, refresh_token: expect.any(String) });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await meOf(String(answer.body.access_token))).body.user).toMatchObject({ name: 'Анна Соколова' });
  });

  it('leaves no token in the database', async () => {
    const { access_token, refresh_token } = await signInProgram('anna');
    const rows = JSON.stringify([await db.select().from(sessions), await db.select().from(accessTokens)]);
    expect(rows).not.toContain(access_token);
    expect(rows).not.toContain(refresh_token.split('.').at(-1));
  });

  it('has access for 15 minutes, then exchanges its refresh token', async () => {
    const { access_token, refresh_token } = await signInProgram('anna');
    pass(14 * 60);
    expect((await meOf(access_token)).status).toBe(200);
    pass(60);
    expect((await meOf(access_token)).body.code).toBe('bad_token');
    const refreshed = await refreshProgram(refresh_token);
    expect(refreshed.body).toMatchObject({ expires_in: 900 });
    expect((await meOf(String(refreshed.body.access_token))).status).toBe(200);
  });

  it.each([
    ['a day', false, day],
    ['30 days when it is to be remembered', true, 30 * day],
  ])('may stay away for %s', async (_, remember, seconds) => {
    const { refresh_token } = await signInProgram('anna', remember);
    pass(seconds - 60);
    const refreshed = await refreshProgram(refresh_token);
    expect(refreshed.status).toBe(200);
    pass(seconds);
    expect((await refreshProgram(tokenIn(refreshed))).status).toBe(401);
  });
});

describe('a refresh token', () => {
  it('is changed for its successor at each use', async () => {
    const { refresh_token: first } = await signInProgram('anna');
    const second = tokenIn(await refreshProgram(first));
    pass(600);
    const third = tokenIn(await refreshProgram(second));
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('gives the same successor again within 30 seconds', async () => {
    const { refresh_token: first } = await signInProgram('anna');
    const second = tokenIn(await refreshProgram(first));
    pass(28);
    const again = await refreshProgram(first);
    expect(tokenIn(again)).toBe(second);
    expect((await meOf(String(again.body.access_token))).status).toBe(200);
    expect((await refreshProgram(second)).status).toBe(200);
  });

  it('that comes again after 31 seconds was stolen: it and its successor are worth nothing', async () => {
    const { refresh_token: first } = await signInProgram('anna');
    const refreshed = await refreshProgram(first);
    pass(31);
    expect((await refreshProgram(first)).body.code).toBe('bad_token');
    expect((await refreshProgram(tokenIn(refreshed))).status).toBe(401);
    expect((await meOf(String(refreshed.body.access_token))).status).toBe(401);
  });

  it('ends with its own family alone', async () => {
    const [stolen, other] = [await signInProgram('anna'), await signInProgram('anna')];
    await refreshProgram(stolen.refresh_token);
    pass(31);
    await refreshProgram(stolen.refresh_token);
    expect((await refreshProgram(other.refresh_token)).status).toBe(200);
  });

  it('sent five times at once gives all of them the same successor, and nobody is signed out', async () => {
    const { refresh_token } = await signInProgram('anna');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => refreshProgram(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(tokenIn)).size).toBe(1);
    for (const { body } of answers) expect((await meOf(String(body.access_token))).status).toBe(200);
    expect((await refreshProgram(tokenIn(answers[0]!))).status).toBe(200);
  });

  it('that somebody made up is refused and ends nothing', async () => {
    const { refresh_token } = await signInProgram('anna');
    const [session, , signature] = refresh_token.split('.');
    for (const forged of ['x', `${session}.1.${signature}`, `${session}.0.${'A'.repeat(43)}`]) {
      expect((await refreshProgram(forged)).body.code).toBe('bad_token');
    }
    expect((await refreshProgram(refresh_token)).status).toBe(200);
  });

  it('is needed', async () => {
    expect((await call(refresh, { body: {} })).body.code).toBe('bad_token');
  });
});

describe('a browser', () => {
  const body = { email: 'anna@demo.govorim.example', password: demoPassword };

  it('has its refresh token in a cookie that is sent to the doors of signing in alone', async () => {
    const answer = await call(login, { body });
    expect(answer.body).not.toHaveProperty('refresh_token');
    const [, line] = answer.headers.getSetCookie();
    expect(line).toMatch(/^govorim\.refresh=[\w.-]+; Path=\/api\/auth; HttpOnly; SameSite=Strict/u);
    const refreshed = await call(refresh, { body: {}, cookie: cookiesOf(answer) });
    expect(Object.keys(refreshed.body).sort()).toEqual(['access_token', 'expires_in']);
    expect(refreshed.headers.getSetCookie()[0]).toMatch(/^govorim\.refresh=.*Max-Age=2592000$/u);
  });

  it('that comes every day stays signed in: its session’s cookie lasts as long as its refresh token', async () => {
    const signedIn = await call(login, { body });
    // A page was opened a moment before, so that the session itself needs no prolonging.
    pass(20 * day);
    await call(me, { cookie: cookiesOf(signedIn) });
    pass(10);
    const refreshed = await call(refresh, { body: {}, cookie: cookiesOf(signedIn) });
    const names = refreshed.headers.getSetCookie().map((line) => line.split('=')[0]);
    expect(names.sort()).toEqual(['govorim.refresh', 'govorim.session']);
  });

  it('does not take the session’s cookie of somebody else along', async () => {
    const anna = await call(login, { body });
    const vera = await call(login, { body: { ...body, email: 'vera@demo.govorim.example' } });
    const [session] = cookiesOf(vera).split('; ');
    const [, ours] = cookiesOf(anna).split('; ');
    const refreshed = await call(refresh, { body: {}, cookie: `${session}; ${ours}` });
    expect(refreshed.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['govorim.refresh']);
  });

  it('that is not to be remembered gets cookies that end with it', async () => {
    const signedIn = await call(login, { body: { ...body, remember: false } });
    const refreshed = await call(refresh, { body: {}, cookie: cookiesOf(signedIn) });
    expect(refreshed.headers.getSetCookie().join()).not.toContain('Max-Age');
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a form that claims to be text', { 'content-type': 'text/plain' }, 415],
  ])('is not refreshed by %s', async (_, headers, status) => {
    const cookie = cookiesOf(await call(login, { body }));
    expect((await call(refresh, { raw: '{}', cookie, headers })).status).toBe(status);
  });
});
