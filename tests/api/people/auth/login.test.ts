import { beforeEach, describe, expect, it } from '@jest/globals';
import { GET as session, POST as nextAuthPost } from '@/app/api/auth/[...nextauth]/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as logout } from '@/app/api/auth/logout/route';
import { GET as me } from '@/app/api/auth/me/route';
import { throttles } from '@/db/schema/http';
import { sessions } from '@/db/schema/people';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { removeExpiredSessions } from '@/lib/people/auth/sessions';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';

const { db } = testDatabase();
const anna = { email: 'anna@demo.govorim.example', password: demoPassword };
const day = 24 * 3_600_000;

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
});

describe('signing in', () => {
  it('answers who it is and sets a cookie that only the server reads', async () => {
    const answer = await call(login, { body: anna });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ name: 'Анна Соколова', role: 'student' });
    expect(answer.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('does not mind capitals in the address', async () => {
    expect((await call(login, { body: { ...anna, email: ' Anna@Demo.Govorim.Example ' } })).status).toBe(200);
  });

  it.each([
    [true, 'for 30 days', /; Max-Age=2592000$/u],
    [false, 'until the browser is closed', /; SameSite=(Lax|Strict)$/u],
  ])('spec §3: remember=%s keeps both cookies %s', async (remember, _, ending) => {
    const { headers } = await call(login, { body: { ...anna, remember } });
    const lines = headers.getSetCookie();
    expect(lines.map((line) => line.split('=')[0])).toEqual(['govorim.session', 'govorim.refresh']);
    for (const line of lines) expect(line).toMatch(ending);
  });

  it('gives a new session each time and stores no token', async () => {
    const [first, second] = [await signIn('anna'), await signIn('anna')];
    expect(first).not.toBe(second);
    const rows = JSON.stringify(await db.select().from(sessions));
    expect(rows).not.toContain(first.split('=')[1]);
  });

  it.each([
    ['a wrong password', { ...anna, password: 'wrong-password' }],
    ['an unknown address', { ...anna, email: 'nobody@example.org' }],
  ])('spec §8: “These credentials do not match our records” is said of %s', async (_, body) => {
    const answer = await call(login, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'These credentials do not match our records.',
      code: 'credentials',
    });
  });

  it('spec §8: “Too many login attempts” after five wrong tries, with the server’s seconds, and then it works again', async () => {
    const body = { ...anna, password: 'wrong-password' };
    for (let tries = 0; tries < 5; tries += 1) expect((await call(login, { body })).status).toBe(400);
    const answer = await call(login, { body: anna });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(answer.body.message).toMatch(/^Too many login attempts\. Please try again in \d+ seconds\.$/u);
    setNow(new Date(Date.now() + 61_000));
    expect((await call(login, { body: anna })).status).toBe(200);
  });

  it('does not count a classroom that signs in rightly behind one address', async () => {
    // One more than an address may fail in an hour.
    for (let pupil = 0; pupil < 31; pupil += 1) expect((await call(login, { body: anna })).status).toBe(200);
  }, 30_000);
});

describe('a session', () => {
  it('ends with signing out, and signing out twice is no error', async () => {
    const cookie = await signIn('anna');
    expect((await call(logout, { method: 'POST', cookie })).status).toBe(200);
    expect((await call(me, { cookie })).body.user).toBeNull();
    expect((await call(logout, { method: 'POST', cookie })).status).toBe(200);
  });

  it('ends after thirty idle days and is cleaned away', async () => {
    const cookie = await signIn('vera');
    setNow(new Date(Date.now() + 29 * day));
    expect((await call(me, { cookie })).body.user).not.toBeNull();
    setNow(new Date(Date.now() + 60 * day));
    expect((await call(me, { cookie })).body.user).toBeNull();
    expect(await removeExpiredSessions()).toBeGreaterThan(0);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('of a remembered browser is prolonged by use, cookie and all', async () => {
    const cookie = await signIn('vera');
    setNow(new Date(Date.now() + 20 * day));
    const answer = await call(me, { cookie });
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=2592000/u);
    setNow(new Date(Date.now() + 40 * day));
    expect((await call(me, { cookie: answer.cookie })).body.user).not.toBeNull();
  });

  it('is nobody’s when the cookie was tampered with', async () => {
    const cookie = await signIn('anna');
    expect((await call(me, { cookie: `${cookie.slice(0, -4)}AAAA` })).body.user).toBeNull();
  });

  it('is not looked at when a bad bearer is sent', async () => {
    const cookie = await signIn('anna');
    const answer = await call(me, { cookie, headers: { authorization: 'Bearer nonsense' } });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('bad_token');
  });
});

describe('next-auth’s own routes', () => {
  it.each(['callback', '_log', 'signin', 'session'])(
    'offer no second door: POST %s is not there',
    async (action) => {
      const context = { params: Promise.resolve({ nextauth: [action] }) };
      const request = new Request('http://localhost:3000/api/auth/x', {
        method: 'POST',
        headers: { origin: 'http://localhost:3000' },
      });
      expect((await nextAuthPost(request, context as never)).status).toBe(404);
    },
  );

  it('hide what they do not offer', async () => {
    const context = { params: Promise.resolve({ nextauth: ['callback', 'credentials'] }) };
    expect(
      (await session(new Request('http://localhost:3000/api/auth/callback/credentials'), context)).status,
    ).toBe(404);
  });
});
