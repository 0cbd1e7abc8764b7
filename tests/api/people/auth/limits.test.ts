import { beforeEach, describe, expect, it } from '@jest/globals';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as register } from '@/app/api/auth/register/route';
import { throttles } from '@/db/schema/http';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { setNow } from '@/lib/platform/clock';
import { call, type Answer } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { newcomer } from '@/tests/support/people-data';

const { db } = testDatabase();
const hour = 3_600_000;
const minute = 60_000;

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const later = (milliseconds: number) => setNow(new Date(Date.now() + milliseconds));
const timesOver = async (times: number, work: (index: number) => Promise<Answer>) => {
  const statuses = new Set<number>();
  for (let index = 0; index < times; index += 1) statuses.add((await work(index)).status);
  return [...statuses];
};

describe('one place in an hour', () => {
  /** Refused for its password, so that sixty of them cost nothing; counted all the same. */
  const body = { ...newcomer, password: 'qwertyuiop', password_confirmation: 'qwertyuiop' };

  it('registers sixty times; the 61st is told how long to wait', async () => {
    expect(await timesOver(60, () => call(register, { body }))).toEqual([400]);
    const refused = await call(register, { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await call(register, { body, headers: from('192.0.2.2') })).status).toBe(400);
    later(hour + minute);
    expect((await call(register, { body })).status).toBe(400);
  });

  it('fails to sign in thirty times, whoever it pretends to be, and from all of an IPv6 network', async () => {
    const guess = (index: number) =>
      call(login, {
        body: { email: `nobody-${index}@example.org`, password: 'wrong-password' },
        headers: from(`2001:db8:0:1::${index + 1}`),
      });
    expect(await timesOver(30, guess)).toEqual([400]);
    expect((await guess(30)).status).toBe(429);
    later(hour + minute);
    expect((await guess(31)).status).toBe(400);
  }, 30_000);
});

describe('one account in an hour', () => {
  const email = 'anna@demo.govorim.example';

  it('is guessed at 25 times, from wherever; then even the right password waits', async () => {
    const guess = (index: number) =>
      call(login, { body: { email, password: 'wrong-password' }, headers: from(`192.0.2.${index}`) });
    expect(await timesOver(25, guess)).toEqual([400]);
    const right = { body: { email, password: demoPassword }, headers: from('192.0.2.99') };
    expect((await call(login, right)).status).toBe(429);
    later(hour + minute);
    expect((await call(login, right)).status).toBe(200);
  }, 30_000);

  it('is guessed at no more often because its owner signs in meanwhile', async () => {
    const guess = (index: number) =>
      call(login, { body: { email, password: 'wrong-password' }, headers: from(`192.0.2.${index}`) });
    const right = { body: { email, password: demoPassword }, headers: from('192.0.2.99') };
    expect(await timesOver(24, guess)).toEqual([400]);
    expect((await call(login, right)).status).toBe(200);
    expect((await guess(24)).status).toBe(400);
    expect((await guess(25)).status).toBe(429);
  }, 30_000);
});
