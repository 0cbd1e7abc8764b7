import { beforeEach, describe, expect, it } from '@jest/globals';
import { desc } from 'drizzle-orm';
import {
  DELETE as remove,
  GET as state,
  POST as begin,
  PUT as confirm,
} from '@/app/api/account/second-factor/route';
import { POST as login } from '@/app/api/auth/login/route';
import { recoveryCodes, secondFactors } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { sessions } from '@/db/schema/people';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { codeOf, setUpSecondFactor } from '@/tests/support/second-factor';

const { db } = testDatabase();
const anna = { email: 'anna@demo.govorim.example', password: demoPassword };
const noon = new Date('2026-11-21T12:00:10Z');
const minutesLater = (minutes: number) => setNow(new Date(noon.getTime() + minutes * 60_000));

beforeEach(async () => {
  setNow(noon);
  await db.delete(secondFactors);
  await db.delete(recoveryCodes);
  await db.delete(throttles);
  await db.delete(sessions);
});

const logIn = (code?: string) => call(login, { body: { ...anna, ...(code && { code }) } });

describe('setting up a second factor', () => {
  it('shows the secret as text, address and picture, and keeps it sealed', async () => {
    const cookie = await signIn('anna');
    const { status, body } = await call(begin, { method: 'POST', cookie });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/u);
    expect(decodeURIComponent(String(body.url))).toContain(
      'otpauth://totp/Говорим:anna@demo.govorim.example',
    );
    expect(body.url).toContain(`secret=${String(body.secret)}`);
    const picture = String(body.qr).replace('data:image/svg+xml;base64,', '');
    expect(Buffer.from(picture, 'base64').toString()).toMatch(/^<svg /u);
    expect(JSON.stringify(await db.select().from(secondFactors))).not.toContain(body.secret);
  });

  it('does nothing to signing in before it is confirmed', async () => {
    await call(begin, { method: 'POST', cookie: await signIn('anna') });
    expect((await logIn()).status).toBe(200);
  });

  it('refuses a wrong first code', async () => {
    const cookie = await signIn('anna');
    await call(begin, { method: 'POST', cookie });
    const answer = await call(confirm, { method: 'PUT', cookie, body: { code: '000000' } });
    expect([answer.status, answer.body.code]).toEqual([400, 'second_factor_wrong']);
    expect((await logIn()).status).toBe(200);
  });

  it('takes ten guesses at the first code in ten minutes', async () => {
    const cookie = await signIn('anna');
    const { body } = await call(begin, { method: 'POST', cookie });
    const guess = (code: string) => call(confirm, { method: 'PUT', cookie, body: { code } });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess('000000')).status).toBe(400);
    expect((await guess(codeOf(String(body.secret)))).status).toBe(429);
    minutesLater(11);
    expect((await guess(codeOf(String(body.secret)))).status).toBe(200);
  });

  it('gives ten recovery codes once and stores only their hashes', async () => {
    const cookie = await signIn('anna');
    const { recovery } = await setUpSecondFactor(cookie);
    expect(new Set(recovery).size).toBe(10);
    const rows = JSON.stringify(await db.select().from(recoveryCodes));
    expect(recovery.filter((code) => rows.includes(code))).toEqual([]);
    expect((await call(state, { cookie })).body).toEqual({ is_on: true, recovery_codes_left: 10 });
  });

  it('gives a retry of the confirmation the same codes, for a minute', async () => {
    const cookie = await signIn('anna');
    const { secret, recovery } = await setUpSecondFactor(cookie);
    const again = () => call(confirm, { method: 'PUT', cookie, body: { code: codeOf(secret) } });
    expect((await again()).body.recovery_codes).toEqual(recovery);
    minutesLater(2);
    expect((await again()).body.code).toBe('second_factor_wrong');
  });

  it('confirms once when two calls arrive together', async () => {
    const cookie = await signIn('anna');
    const { body } = await call(begin, { method: 'POST', cookie });
    const code = codeOf(String(body.secret));
    const send = () => call(confirm, { method: 'PUT', cookie, body: { code } });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(await db.select().from(recoveryCodes)).toHaveLength(10);
  });

  it('counts for the session it was set up in, and for no other', async () => {
    await signIn('anna');
    await setUpSecondFactor(await signIn('anna'));
    const rows = await db.select({ secondFactor: sessions.secondFactor }).from(sessions);
    expect(rows.filter(({ secondFactor }) => secondFactor)).toHaveLength(1);
  });

  it('asks for the password first when the sign-in is an hour old', async () => {
    const cookie = await signIn('anna');
    minutesLater(61);
    const answer = await call(begin, { method: 'POST', cookie });
    expect([answer.status, answer.body.code]).toEqual([403, 'confirmation_required']);
  });

  it('leaves one that is in use alone', async () => {
    const cookie = await signIn('anna');
    await setUpSecondFactor(cookie);
    expect((await call(begin, { method: 'POST', cookie })).status).toBe(403);
  });
});

describe('signing in with a second factor', () => {
  it('asks for a code, and takes the one of the app', async () => {
    const { secret } = await setUpSecondFactor(await signIn('anna'));
    const asked = await logIn();
    expect([asked.status, asked.body.code]).toEqual([400, 'second_factor_required']);
    minutesLater(1);
    const code = codeOf(secret);
    expect((await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    const [newest] = await db.select().from(sessions).orderBy(desc(sessions.createdAt));
    expect(newest?.secondFactor).toBe(true);
  });

  it('says nothing about it to who has not the password', async () => {
    await setUpSecondFactor(await signIn('anna'));
    const answer = await call(login, { body: { ...anna, password: 'wrong-password' } });
    expect(answer.body.code).toBe('credentials');
  });

  it.each([
    [-1, 200],
    [1, 200],
    [-2, 400],
    [2, 400],
  ])('takes the code of step %i: %i', async (steps, status) => {
    const { secret } = await setUpSecondFactor(await signIn('anna'));
    minutesLater(5);
    expect((await logIn(codeOf(secret, steps))).status).toBe(status);
  });

  it('lets one of two parallel sign-ins with the same code pass', async () => {
    const { secret } = await setUpSecondFactor(await signIn('anna'));
    minutesLater(1);
    const code = codeOf(secret);
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('does not take a code again, nor an older one after a newer', async () => {
    const { secret } = await setUpSecondFactor(await signIn('anna'));
    minutesLater(1);
    expect((await logIn(codeOf(secret, 1))).status).toBe(200);
    expect((await logIn(codeOf(secret, 1))).body.code).toBe('second_factor_wrong');
    expect((await logIn(codeOf(secret))).body.code).toBe('second_factor_wrong');
  });

  it('takes each recovery code once, however it is written', async () => {
    const { recovery } = await setUpSecondFactor(await signIn('anna'));
    const [first = '', second = ''] = recovery;
    expect((await logIn(first.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect((await logIn(first)).body.code).toBe('second_factor_wrong');
    const answers = await Promise.all([logIn(second), logIn(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('throttles wrong codes like wrong passwords, but not being asked for one', async () => {
    const { secret } = await setUpSecondFactor(await signIn('anna'));
    minutesLater(1);
    for (let tries = 0; tries < 8; tries += 1)
      expect((await logIn()).body.code).toBe('second_factor_required');
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logIn('000000')).body.code).toBe('second_factor_wrong');
      // Between two guesses the password alone must not forgive the last.
      if (tries < 4) await logIn();
    }
    expect((await logIn(codeOf(secret))).status).toBe(429);
  });
});

describe('removing a second factor', () => {
  const take = (cookie: string, body: object) => call(remove, { method: 'DELETE', cookie, body });

  it('needs password and code', async () => {
    const cookie = await signIn('anna');
    const { secret } = await setUpSecondFactor(cookie);
    minutesLater(1);
    const code = codeOf(secret);
    expect((await take(cookie, { password: 'wrong-password', code })).body.code).toBe('credentials');
    expect((await take(cookie, { password: demoPassword, code: '000000' })).body.code).toBe(
      'second_factor_wrong',
    );
    expect((await take(cookie, { password: demoPassword, code })).status).toBe(200);
    expect((await call(state, { cookie })).body).toEqual({ is_on: false, recovery_codes_left: 0 });
    expect(await db.select().from(recoveryCodes)).toEqual([]);
    expect((await db.select().from(sessions)).some(({ secondFactor }) => secondFactor)).toBe(false);
    expect((await logIn()).status).toBe(200);
  });
});
