import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { POST as changeEmail } from '@/app/api/account/email/route';
import { POST as links } from '@/app/api/auth/links/route';
import { POST as login } from '@/app/api/auth/login/route';
import { POST as lostpass } from '@/app/api/auth/lostpass/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as refresh } from '@/app/api/auth/refresh/route';
import { POST as reset } from '@/app/api/auth/reset/route';
import { apiTokens } from '@/db/schema/accounts';
import { sessions, users } from '@/db/schema/people';
import { newApiToken } from '@/lib/people/auth/api-tokens';
import { createMailLink } from '@/lib/people/letters/mail-links';
import { setPassword } from '@/lib/people/auth/inside/new-password';
import { hashPassword } from '@/lib/people/auth/passwords';
import { findReset } from '@/lib/people/auth/reset-password';
import { hashToken } from '@/lib/platform/crypto/token-hash';
import { setNow } from '@/lib/platform/clock';
import mail from '@/messages/ru/mail.json';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters, receiveToken } from '@/tests/support/letters';
import { setUpSecondFactor } from '@/tests/support/second-factor';
import { makeSomebody, somebodysPassword, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const password = 'иней-на-ветках';
const minute = 60_000;

let vera: Somebody;
beforeEach(async () => {
  setNow(null);
  await forgetLetters(db);
  vera = await makeSomebody(db, 'student');
});

async function forget(): Promise<string> {
  await call(lostpass, { body: { email: vera.email } });
  return receiveToken();
}
const choose = (token: string, changes: Record<string, string> = {}) =>
  call(reset, { body: { token, password, password_confirmation: password, ...changes } });
const logIn = (typed: string) => call(login, { body: { email: vera.email, password: typed } });

describe('a new password', () => {
  it('spec §8: “reset done”: the new one works, the old one does not', async () => {
    expect(await choose(await forget())).toMatchObject({ status: 200, body: {} });
    expect((await logIn(password)).status).toBe(200);
    expect((await logIn(somebodysPassword)).body.code).toBe('credentials');
  });

  it('signs nobody in', async () => {
    const answer = await choose(await forget());
    expect(answer.body).toEqual({});
    for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/=; .*Max-Age=0$/u);
    expect(await db.select().from(sessions).where(eq(sessions.userId, vera.id))).toEqual([]);
  });

  it('ends every session, access token and refresh token of the person', async () => {
    await choose(await forget());
    expect((await call(me, { cookie: vera.cookie })).body.user).toBeNull();
    const bearer = { authorization: `Bearer ${vera.pair.access_token}` };
    expect((await call(me, { headers: bearer })).status).toBe(401);
    const { refresh_token } = vera.pair;
    expect((await call(refresh, { body: { refresh_token } })).status).toBe(401);
  });

  it('ends personal API tokens: whoever knew the old password may have made one', async () => {
    const token = newApiToken();
    const row = { userId: vera.id, name: 'bot', scopes: ['read' as const], tokenHash: hashToken(token) };
    await db.insert(apiTokens).values(row);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await call(me, { headers: bearer })).status).toBe(200);
    await choose(await forget());
    expect((await call(me, { headers: bearer })).status).toBe(401);
  });

  it('leaves everybody else signed in', async () => {
    const boris = await makeSomebody(db, 'teacher');
    await choose(await forget());
    expect((await call(me, { cookie: boris.cookie })).body.user).not.toBeNull();
  });

  it('is told to its owner, with what to do if it was somebody else', async () => {
    await choose(await forget());
    const [letter] = await receiveLetters();
    expect(letter).toMatchObject({ to: vera.email, subject: `${mail.password_changed.title} · Говорим` });
    expect(letter!.text).toContain(mail.password_changed.note);
    expect(letter!.link).toBe('http://localhost:3000/auth/lostpass');
  });

  it('confirms the e-mail: whoever got the letter reads that mailbox', async () => {
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vera.id));
    await choose(await forget());
    const [row] = await db.select().from(users).where(eq(users.id, vera.id));
    expect(row!.emailVerifiedAt).not.toBeNull();
  });

  it('gives up a change of e-mail that somebody else began: its letter is worth nothing then', async () => {
    const stranger = 'stranger@new.example';
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vera.id));
    const wish = { email: stranger, password: somebodysPassword };
    await call(changeEmail, { cookie: vera.cookie, body: wish });
    const [letter] = (await receiveLetters()).filter(({ to }) => to === stranger);
    await choose(await forget());
    const token = new URL(letter!.link).searchParams.get('token');
    expect((await call(links, { body: { token } })).body.code).toBe('link_invalid');
    const [row] = await db.select().from(users).where(eq(users.id, vera.id));
    expect(row!.email).toBe(vera.email);
  });

  it('drops a second factor set up before anybody had shown to read that mailbox, and only such a one', async () => {
    await setUpSecondFactor(vera.cookie);
    await choose(await forget());
    expect((await logIn(password)).body.code).toBe('second_factor_required');
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vera.id));
    await choose(await forget());
    expect((await logIn(password)).status).toBe(200);
  });

  it('is answered alike when the call arrives again, as after an answer that got lost', async () => {
    const token = await forget();
    const headers = { 'idempotency-key': 'the-same-key' };
    const body = { token, password, password_confirmation: password };
    for (let times = 0; times < 2; times += 1) {
      expect((await call(reset, { body, headers })).status).toBe(200);
    }
    const other = { ...body, password: 'другой-пароль', password_confirmation: 'другой-пароль' };
    expect((await call(reset, { body: other, headers })).status).toBe(400);
    expect((await logIn(password)).status).toBe(200);
  });

  it.each([
    ['a short one', { password: 'короткий', password_confirmation: 'короткий' }, /at least 10/u],
    [
      'one that everybody uses',
      { password: 'qwertyuiop', password_confirmation: 'qwertyuiop' },
      /most used/u,
    ],
    ['one typed differently', { password_confirmation: 'другой-пароль' }, /do not match/u],
  ])(
    'keeps the rules of registering: %s is refused, and the link stays good',
    async (_, changes, sentence) => {
      const token = await forget();
      const answer = await choose(token, changes);
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.password?.[0]).toMatch(sentence);
      expect((await choose(token)).status).toBe(200);
    },
  );
});

describe('a reset link', () => {
  const expectDead = async (token: string) => {
    const answer = await choose(token);
    expect([answer.status, answer.body.code]).toEqual([400, 'link_invalid']);
    expect(await findReset(token)).toEqual({ state: 'link_invalid' });
  };

  it('spec §8: “invalid reset token”: is good once', async () => {
    const token = await forget();
    await choose(token);
    await expectDead(token);
    expect((await choose(token)).body.message).toBe(
      'This link is not valid any more. Please ask for a new one.',
    );
  });

  it('is good for one of several at once', async () => {
    const token = await forget();
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it('is good for 60 minutes', async () => {
    const token = await forget();
    setNow(new Date(Date.now() + 59 * minute));
    expect(await findReset(token)).toEqual({ state: 'open', email: vera.email });
    setNow(new Date(Date.now() + 60 * minute));
    await expectDead(token);
  });

  it('dies when a newer one is sent', async () => {
    const older = await forget();
    const newer = await forget();
    await expectDead(older);
    expect((await choose(newer)).status).toBe(200);
  });

  it('dies, too, when the newer one is made at the very same time', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => createMailLink(vera.id, 'reset', vera.email)));
    const states = await Promise.all(made.map(findReset));
    expect(states.filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  it('dies when the password changes otherwise', async () => {
    const token = await forget();
    await setPassword(db, { userId: vera.id, passwordHash: await hashPassword(password) });
    await expectDead(token);
  });

  it('dies when the e-mail changes', async () => {
    const token = await forget();
    await db
      .update(users)
      .set({ email: `other-${vera.email}` })
      .where(eq(users.id, vera.id));
    await expectDead(token);
  });

  it('cannot be made up, or be one for something else', async () => {
    const verify = await createMailLink(vera.id, 'verify', vera.email);
    await expectDead(verify);
    await expectDead('no-token');
    const token = await forget();
    await expectDead(`${token.slice(0, -2)}AA`);
    expect((await call(links, { body: { token } })).body.code).toBe('link_invalid');
    expect((await choose(token)).status).toBe(200);
  });

  it('spec §8: “no user with that email” is said to the holder of our letter alone, when the account has gone', async () => {
    const token = await forget();
    await db.delete(users).where(eq(users.id, vera.id));
    expect(await findReset(token)).toEqual({ state: 'unknown_email' });
    const answer = await choose(token);
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_email']);
    expect(answer.body.message).toBe('There is no user with this e-mail address any more.');
    expect((await choose(`${token.slice(0, -2)}AA`)).body.code).toBe('link_invalid');
  });
});
