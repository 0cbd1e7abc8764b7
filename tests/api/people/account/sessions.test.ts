import { beforeEach, describe, expect, it } from '@jest/globals';
import { DELETE as endMany, GET as list } from '@/app/api/account/sessions/route';
import { DELETE as endOne } from '@/app/api/account/sessions/[session]/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import type { Session } from '@/lib/people/account/schema';
import { now, setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { bearer, cookiesOf, refreshProgram } from '@/tests/support/program';
import { makeSomebody, signInDirectly, somebodysPassword, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let anna: Somebody;
beforeEach(async () => {
  setNow(null);
  anna = await makeSomebody(db, 'student');
});

async function listAs(cookie: string): Promise<Session[]> {
  const { body } = await call(list, { cookie });
  return body.sessions as Session[];
}
const isIn = async (cookie: string) => (await call(me, { cookie })).body.user !== null;
const end = (cookie: string, session: string) =>
  call(endOne, { method: 'DELETE', cookie, params: { session } });
const endAll = (which: string, cookie = anna.cookie) =>
  call(endMany, { method: 'DELETE', cookie, query: { which } });

async function signIn(client: 'browser' | 'program', userAgent: string) {
  const body = { email: anna.email, password: somebodysPassword, client };
  return call(login, { body, headers: { 'user-agent': userAgent } });
}

describe('the list of Anna’s devices', () => {
  it('names browser, system and kind, marks this one, and holds no token', async () => {
    const onPhone = await signIn('browser', phone);
    const program = await signIn('program', 'curl/8.5.0');
    const { body } = await call(list, { cookie: anna.cookie });
    const found = body.sessions as Session[];
    expect(found.map(({ is_current, device }) => [is_current, device])).toEqual([
      [true, { kind: 'unknown', browser: null, system: null }],
      [false, { kind: 'program', browser: 'curl', system: null }],
      [false, { kind: 'phone', browser: 'Chrome', system: 'Android' }],
    ]);
    const secrets = [onPhone.body.access_token, program.body.refresh_token, anna.pair.access_token];
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('says when each was last used', async () => {
    const nowMs = now().getTime();
    const elsewhere = await signInDirectly(anna.id);
    setNow(new Date(nowMs + 3_600_000));
    await call(me, { cookie: elsewhere.cookie });
    setNow(new Date(nowMs + 7_200_000));
    const other = (await listAs(anna.cookie)).find(({ is_current }) => !is_current);
    const idle = Date.parse(other?.last_seen_at ?? '') - nowMs;
    expect(Math.round(idle / 60_000)).toBe(60);
  });

  it('leaves out what is over', async () => {
    const answer = await call(login, {
      body: { email: anna.email, password: somebodysPassword, remember: false },
    });
    expect(await listAs(anna.cookie)).toHaveLength(2);
    setNow(new Date(now().getTime() + 25 * 3_600_000));
    expect(await listAs(anna.cookie)).toHaveLength(1);
    expect(await isIn(cookiesOf(answer))).toBe(false);
  });

  it('holds nobody else’s', async () => {
    await makeSomebody(db, 'student');
    expect(await listAs(anna.cookie)).toHaveLength(1);
  });
});

describe('ending sessions', () => {
  it('ends one of hers elsewhere, cookie, bearer and refresh token at once', async () => {
    const elsewhere = await signInDirectly(anna.id);
    const [, other] = await listAs(anna.cookie);
    expect((await end(anna.cookie, other!.id)).status).toBe(200);
    expect(await isIn(elsewhere.cookie)).toBe(false);
    expect((await call(me, { headers: bearer(elsewhere.pair.access_token) })).status).toBe(401);
    expect((await refreshProgram(elsewhere.pair.refresh_token)).status).toBe(401);
    expect(await isIn(anna.cookie)).toBe(true);
  });

  it('knows nothing of somebody else’s', async () => {
    const vera = await makeSomebody(db, 'student');
    const [theirs] = await listAs(vera.cookie);
    const answer = await end(anna.cookie, theirs!.id);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await isIn(vera.cookie)).toBe(true);
  });

  it('takes the cookies away with the session that asks', async () => {
    const [own] = await listAs(anna.cookie);
    const answer = await end(anna.cookie, own!.id);
    expect(answer.headers.getSetCookie().join()).toMatch(/govorim\.session=;.*Max-Age=0/u);
    expect(await isIn(anna.cookie)).toBe(false);
  });

  it('signs out everywhere else and stays here', async () => {
    const others = [await signInDirectly(anna.id), await signInDirectly(anna.id)];
    const vera = await makeSomebody(db, 'student');
    expect((await endAll('others')).status).toBe(200);
    for (const { cookie } of others) expect(await isIn(cookie)).toBe(false);
    expect([await isIn(anna.cookie), await isIn(vera.cookie)]).toEqual([true, true]);
  });

  it('signs out everywhere', async () => {
    const elsewhere = await signInDirectly(anna.id);
    const vera = await makeSomebody(db, 'student');
    const answer = await endAll('all');
    expect(answer.headers.getSetCookie()).toHaveLength(2);
    expect([await isIn(anna.cookie), await isIn(elsewhere.cookie), await isIn(vera.cookie)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each(['', 'mine'])('does nothing when asked for “%s”', async (which) => {
    expect((await endAll(which)).status).toBe(400);
    expect(await isIn(anna.cookie)).toBe(true);
  });

  it('gives a call that arrives twice its first answer', async () => {
    await signInDirectly(anna.id);
    const [, other] = await listAs(anna.cookie);
    const again = () =>
      call(endOne, {
        method: 'DELETE',
        cookie: anna.cookie,
        params: { session: other!.id },
        headers: { 'idempotency-key': 'ended-once' },
      });
    expect([(await again()).status, (await again()).status]).toEqual([200, 200]);
    expect((await end(anna.cookie, other!.id)).status).toBe(404);
  });
});
