import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { hash } from '@node-rs/argon2';
import type * as Argon2 from '@node-rs/argon2';

import { PUT as changePassword } from '@/app/api/account/password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { throttles } from '@/db/schema/http';
import { sessions, users } from '@/db/schema/people';
import { consumeLogin } from '@/lib/people/auth/inside/login-throttle';
import { setPassword } from '@/lib/people/auth/inside/new-password';
import { hashPassword } from '@/lib/people/auth/passwords';
import { demoPassword } from '@/lib/people/demo/demo-people';
import { setNow } from '@/lib/platform/clock';
import { bundledProgram } from '@/tests/support/bundled-program';
import { call, type Answer } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { makeSomebody, somebodysPassword } from '@/tests/support/somebody';
import { untilSomebodyWaits } from '@/tests/support/waiting-for-lock';

/** The very module that lib/people/auth/passwords calls. */
const verify = jest.spyOn(jest.requireActual<typeof Argon2>('@node-rs/argon2'), 'verify');

const { db, url } = testDatabase();
const email = 'anna@demo.govorim.example';
const guess = { email, password: 'wrong-password' };

beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  verify.mockClear();
});

describe('fifty wrong passwords at once', () => {
  it('reach Argon2 at most five times; the others are told how long to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(login, { body: guess })));
    expect(verify).toHaveBeenCalledTimes(5);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(45);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/u);
  });

  it('cost the same when there is no such account', async () => {
    const body = { ...guess, email: 'nobody@example.org' };
    await Promise.all(Array.from({ length: 50 }, () => call(login, { body })));
    expect(verify).toHaveBeenCalledTimes(5);
  });

  it('get no further by the password form of the account', async () => {
    const cookie = await signIn('anna');
    verify.mockClear();
    const body = {
      current_password: 'wrong',
      password: 'вьюга-за-окном',
      password_confirmation: 'вьюга-за-окном',
    };
    const tries = Array.from({ length: 50 }, () => call(changePassword, { method: 'PUT', cookie, body }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    // Each looks whether the new password is in force already, too.
    expect(verify).toHaveBeenCalledTimes(10);
    expect((await call(login, { body: { email, password: demoPassword } })).status).toBe(429);
  });
});

describe('an address that has failed thirty times', () => {
  it('uses up nothing of what is left to other people’s accounts', async () => {
    for (let index = 0; index < 30; index += 1)
      await consumeLogin(`nobody-${index}@example.org`, '192.0.2.9');
    const noon = Date.now();
    for (let index = 0; index < 30; index += 1) {
      // Five tries a minute at one account would be let through.
      setNow(new Date(noon + Math.floor(index / 5) * 61_000));
      await expect(consumeLogin(email, '192.0.2.9')).rejects.toMatchObject({ code: 'login_throttled' });
    }
    expect((await call(login, { body: { email, password: demoPassword } })).status).toBe(200);
  });
});

describe('a sign-in by the old password', () => {
  it('does not outlive a new one that is put in force meanwhile', async () => {
    const { id, email: address } = await makeSomebody(db, 'student');
    let signingIn: Promise<Answer> | undefined;
    await db.transaction(async (on) => {
      await setPassword(on, { userId: id, passwordHash: await hashPassword('вьюга-за-окном') });
      signingIn = call(login, { body: { email: address, password: somebodysPassword } });
      // By then it has seen the old hash and found the password right.
      await untilSomebodyWaits(db);
    });
    expect((await signingIn)?.body.code).toBe('credentials');
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });
});

describe('a password that was hashed with other parameters', () => {
  it('lets in all who sign in with it at once, and is hashed anew', async () => {
    const { id, email: address } = await makeSomebody(db, 'student');
    const weak = { memoryCost: 8192, timeCost: 1, parallelism: 1 };
    const passwordHash = await hash(somebodysPassword, weak);
    await db.update(users).set({ passwordHash }).where(eq(users.id, id));
    const body = { email: address, password: somebodysPassword };
    const answers = await Promise.all([1, 2, 3].map(() => call(login, { body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [row] = await db.select().from(users).where(eq(users.id, id));
    expect(row?.passwordHash).toContain('$m=19456,t=2,p=1$');
  });
});

const run = promisify(execFile);

/** How many tries a new process is allowed. */
async function tryElsewhere(address: string, times: number): Promise<number> {
  const [node = '', ...args] = bundledProgram('tests/support/login-tries.ts', email, address, String(times));
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout } = await run(node, args, { env });
  return Number(stdout);
}

describe('counted tries', () => {
  it('are shared by processes that run at once', async () => {
    const allowed = await Promise.all([tryElsewhere('192.0.2.7', 10), tryElsewhere('192.0.2.7', 10)]);
    expect(allowed[0] + allowed[1]).toBe(5);
  }, 60_000);

  it('are still counted after a restart', async () => {
    expect(await tryElsewhere('192.0.2.1', 3)).toBe(3);
    expect((await call(login, { body: guess })).status).toBe(400);
    expect((await call(login, { body: guess })).status).toBe(400);
    expect((await call(login, { body: guess })).status).toBe(429);
    expect(await tryElsewhere('192.0.2.1', 3)).toBe(0);
  }, 60_000);
});
