import { beforeEach, describe, expect, it } from '@jest/globals';
import { PATCH as changeSettings } from '@/app/api/admin/settings/route';
import { POST as confirm } from '@/app/api/auth/confirmation/route';
import { POST as begin } from '@/app/api/account/second-factor/route';
import { recoveryCodes, secondFactors } from '@/db/schema/accounts';
import { throttles } from '@/db/schema/http';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { codeOf, setUpSecondFactor } from '@/tests/support/second-factor';

const { db } = testDatabase();
const noon = new Date('2026-11-21T12:00:10Z');
const minutesLater = (minutes: number) => setNow(new Date(noon.getTime() + minutes * 60_000));

beforeEach(async () => {
  setNow(noon);
  await db.delete(secondFactors);
  await db.delete(recoveryCodes);
  await db.delete(throttles);
});

describe('confirming that it is still oneself', () => {
  it('makes an old sign-in fresh again', async () => {
    const cookie = await signIn('anna');
    minutesLater(61);
    expect((await call(begin, { method: 'POST', cookie })).body.code).toBe('confirmation_required');
    const answer = await call(confirm, { cookie, body: { password: demoPassword } });
    expect([answer.status, answer.body]).toEqual([200, {}]);
    expect((await call(begin, { method: 'POST', cookie })).status).toBe(200);
  });

  it('freshens this session alone', async () => {
    const [here, elsewhere] = [await signIn('anna'), await signIn('anna')];
    minutesLater(61);
    await call(confirm, { cookie: here, body: { password: demoPassword } });
    expect((await call(begin, { method: 'POST', cookie: elsewhere })).status).toBe(403);
  });

  it('refuses a wrong password and counts it as signing in does', async () => {
    const cookie = await signIn('anna');
    minutesLater(61);
    const guess = () => call(confirm, { cookie, body: { password: 'wrong-password' } });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).body.code).toBe('credentials');
    expect((await guess()).status).toBe(429);
    expect((await call(begin, { method: 'POST', cookie })).status).toBe(403);
  });

  it('asks for a code, too, from who has a second factor', async () => {
    const cookie = await signIn('anna');
    const { secret } = await setUpSecondFactor(cookie);
    minutesLater(61);
    const give = (code?: string) =>
      call(confirm, { cookie, body: { password: demoPassword, ...(code && { code }) } });
    expect((await give()).body.code).toBe('second_factor_required');
    expect((await give('000000')).body.code).toBe('second_factor_wrong');
    expect((await give(codeOf(secret))).status).toBe(200);
  });

  it('is for people who are signed in', async () => {
    expect((await call(confirm, { body: { password: demoPassword } })).status).toBe(401);
  });
});

it('never asks the demonstration’s staff, whose password is public', async () => {
  const cookie = await signIn('dina');
  minutesLater(61);
  expect((await call(changeSettings, { method: 'PATCH', cookie, body: {} })).status).toBe(200);
});
