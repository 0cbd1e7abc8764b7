import { beforeEach, describe, expect, it } from '@jest/globals';
import { POST as change } from '@/app/api/auth/confirmation/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { GET as me } from '@/app/api/auth/me/route';
import { throttles } from '@/db/schema/http';
import { sessions } from '@/db/schema/people';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { bearer, cookiesOf, refreshProgram, signInProgram } from '@/tests/support/program';

const { db } = testDatabase();
const body = { email: 'anna@demo.govorim.example', password: demoPassword };

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  await db.delete(sessions);
});

describe('a session', () => {
  it('is never the one a browser came with', async () => {
    const before = await signIn('anna');
    const answer = await call(login, { body, cookie: before });
    expect(answer.cookie).not.toBe(before);
    expect((await db.select().from(sessions)).length).toBe(2);
  });

  it('cannot be chosen beforehand: a cookie made up elsewhere is nobody’s, before and after', async () => {
    const planted = 'govorim.session=planted';
    expect((await call(me, { cookie: planted })).body.user).toBeNull();
    const answer = await call(login, { body, cookie: planted });
    expect(answer.cookie).not.toContain('planted');
    expect((await call(me, { cookie: planted })).body.user).toBeNull();
  });

  it('ends at once for cookie, bearer and refresh token when the browser signs out', async () => {
    const signedIn = await call(login, { body });
    const token = String(signedIn.body.access_token);
    const cookie = cookiesOf(signedIn);
    const answer = await call(logout, { method: 'POST', cookie });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^govorim\.session=; Path=\/; .*Max-Age=0$/u),
      expect.stringMatching(/^govorim\.refresh=; Path=\/api\/auth; .*Max-Age=0$/u),
    ]);
    expect((await call(me, { cookie })).body.user).toBeNull();
    expect((await call(me, { headers: bearer(token) })).status).toBe(401);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('ends for the cookie, too, when the bearer signs out', async () => {
    const signedIn = await call(login, { body });
    const token = String(signedIn.body.access_token);
    await call(logout, { method: 'POST', headers: bearer(token) });
    expect((await call(me, { cookie: cookiesOf(signedIn) })).body.user).toBeNull();
  });

  it('ends by its refresh token when access is over', async () => {
    const signedIn = await call(login, { body });
    const [, refreshCookie] = cookiesOf(signedIn).split('; ');
    const headers = { authorization: 'Bearer over' };
    expect((await call(logout, { method: 'POST', headers, cookie: refreshCookie! })).status).toBe(200);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('signs out without anybody being signed in', async () => {
    expect((await call(logout, { method: 'POST' })).status).toBe(200);
  });

  it('is one of at most twenty: the one that was used longest ago makes room', async () => {
    const first = await signInProgram('anna');
    for (let count = 1; count <= 20; count += 1) {
      setNow(new Date(Date.now() + count * 1000));
      await db.delete(throttles);
      await signInProgram('anna');
    }
    expect((await db.select().from(sessions)).length).toBe(20);
    expect((await refreshProgram(first.refresh_token)).status).toBe(401);
  }, 30_000);
});

describe('a bad bearer', () => {
  it.each(['Bearer nonsense', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'a'.repeat(600)}`, ''])(
    'is refused beside a good cookie: “%s”',
    async (authorization) => {
      const cookie = await signIn('anna');
      const answer = await call(me, { cookie, headers: { authorization } });
      expect([answer.status, answer.body.code]).toEqual([401, 'bad_token']);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    },
  );

  it('does not keep anybody from signing in', async () => {
    expect((await call(login, { body, headers: { authorization: 'Bearer over' } })).status).toBe(200);
  });
});

describe('a write that only a cookie stands for', () => {
  it.each([
    ['from another site', { origin: 'https://evil.example' }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['from a subdomain', { origin: 'http://evil.localhost:3000' }, 403],
    ['from a frame on another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['that claims to be text', { 'content-type': 'text/plain' }, 415],
    ['that comes as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ])('is refused %s', async (_, headers, status) => {
    const cookie = await signIn('anna');
    const answer = await call(change, { cookie, body: { password: demoPassword }, headers });
    expect(answer.status).toBe(status);
  });
});
