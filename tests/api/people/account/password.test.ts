import { beforeEach, describe, expect, it } from '@jest/globals';
import { PUT as changePassword } from '@/app/api/account/password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as reset } from '@/app/api/auth/reset/route';
import { throttles } from '@/db/schema/http';
import { createMailLink } from '@/lib/people/letters/mail-links';
import { now, setNow } from '@/lib/platform/clock';
import { call, type Answer } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { receiveLetters } from '@/tests/support/letters';
import { bearer, cookiesOf, refreshProgram } from '@/tests/support/program';
import { makeSomebody, signInDirectly, somebodysPassword, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const wished = 'вьюга-за-окном';
const form = { current_password: somebodysPassword, password: wished, password_confirmation: wished };

let anna: Somebody;
beforeEach(async () => {
  setNow(null);
  await db.delete(throttles);
  anna = await makeSomebody(db, 'student');
});

const change = (changes: object = {}, cookie = anna.cookie) =>
  call(changePassword, { method: 'PUT', cookie, body: { ...form, ...changes } });
const signIn = (password: string): Promise<Answer> => call(login, { body: { email: anna.email, password } });
const isIn = async (cookie: string) => (await call(me, { cookie })).body.user !== null;

describe('a new password', () => {
  it('is the one that counts from now on', async () => {
    expect((await change()).status).toBe(200);
    expect((await signIn(somebodysPassword)).body.code).toBe('credentials');
    expect((await signIn(wished)).status).toBe(200);
  });

  it('ends all other sessions, cookie and bearer, and this one goes on', async () => {
    const elsewhere = await signInDirectly(anna.id);
    const answer = await change();
    expect(answer.body).toEqual({ access_token: expect.any(String), expires_in: 900 });
    expect(await isIn(cookiesOf(answer))).toBe(true);
    const here = await call(me, { headers: bearer(String(answer.body.access_token)) });
    expect(here.body.user).toMatchObject({ id: anna.id });
    expect(await isIn(elsewhere.cookie)).toBe(false);
    expect((await refreshProgram(elsewhere.pair.refresh_token)).status).toBe(401);
  });

  it('makes every copy of this session’s own tokens worthless', async () => {
    await change();
    expect(await isIn(anna.cookie)).toBe(false);
    expect((await call(me, { headers: bearer(anna.pair.access_token) })).status).toBe(401);
    setNow(new Date(now().getTime() + 31_000));
    expect((await refreshProgram(anna.pair.refresh_token)).status).toBe(401);
  });

  it('reaches a program in the body, and no cookie with it', async () => {
    const program = await call(login, {
      body: { email: anna.email, password: somebodysPassword, client: 'program' },
    });
    const headers = bearer(String(program.body.access_token));
    const answer = await call(changePassword, { method: 'PUT', headers, body: form });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await refreshProgram(String(answer.body.refresh_token))).status).toBe(200);
  });

  it('that was chosen already is no fault: a retry whose answer was lost goes on', async () => {
    await receiveLetters();
    await change();
    const renewed = await refreshProgram(anna.pair.refresh_token);
    const headers = bearer(String(renewed.body.access_token));
    const again = await call(changePassword, { method: 'PUT', headers, body: form });
    expect(again.status).toBe(200);
    expect(await isIn(cookiesOf(again))).toBe(true);
    expect(await receiveLetters()).toHaveLength(1);
  });

  it('ends the links for resetting the old one', async () => {
    const token = await createMailLink(anna.id, 'reset', anna.email);
    await change();
    const other = { token, password: 'другой-пароль', password_confirmation: 'другой-пароль' };
    expect((await call(reset, { body: other })).body.code).toBe('link_invalid');
  });

  it('is told to its owner by a letter', async () => {
    await receiveLetters();
    await change();
    const [letter] = await receiveLetters();
    expect(letter).toMatchObject({ to: anna.email, subject: expect.stringContaining('пароль') });
    expect(letter?.text).not.toContain(wished);
  });
});

describe('the form for it', () => {
  it.each([
    ['a wrong current password', { current_password: 'wrong' }, 'current_password', /not right/u],
    ['a short one', { password: 'коротко', password_confirmation: 'коротко' }, 'password', /at least 10/u],
    [
      'one everybody uses',
      { password: 'qwertyuiop', password_confirmation: 'qwertyuiop' },
      'password',
      /most used/u,
    ],
    ['two that differ', { password_confirmation: 'другая-вьюга' }, 'password', /do not match/u],
    ['no current one', { current_password: '' }, 'current_password', /required/u],
    ['a role beside it', { role: 'administrator' }, 'role', /no field/u],
  ])('refuses %s at its field, and nothing changes', async (_, changes, field, sentence) => {
    const answer = await change(changes);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
    expect(answer.body.errors?.[field]?.[0]).toMatch(sentence);
    expect(await isIn(anna.cookie)).toBe(true);
    expect((await signIn(somebodysPassword)).status).toBe(200);
  });

  it('is no way around the throttle of signing in', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await change({ current_password: 'x' })).status).toBe(400);
    const answer = await change();
    expect([answer.status, answer.body.code]).toEqual([429, 'login_throttled']);
    expect((await signIn(somebodysPassword)).status).toBe(429);
  });

  it('is closed to a session that a reset has ended meanwhile', async () => {
    const token = await createMailLink(anna.id, 'reset', anna.email);
    const rescued = { token, password: 'мой-новый-пароль', password_confirmation: 'мой-новый-пароль' };
    await Promise.all([change(), call(reset, { body: rescued })]);
    const mine = await signIn('мой-новый-пароль');
    const thiefs = await signIn(wished);
    // Whichever came first: both never count, and the thief has no session where the owner's password holds.
    expect([mine.status, thiefs.status].sort()).toEqual([200, 400]);
  });
});
