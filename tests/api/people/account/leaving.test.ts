import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { POST as logOut } from '@/app/api/auth/logout/route';
import { GET as readPerson } from '@/app/api/people/[person]/route';
import { PUT as follow } from '@/app/api/people/[person]/follow/route';
import { GET as listUsers } from '@/app/api/users/route';
import { GET as listTied } from '@/app/api/friends/[list]/route';
import { PUT as saveProfile } from '@/app/api/profile/route';
import { GET as listCards } from '@/app/api/cards/route';
import { follows } from '@/db/schema/ties';
import { throttles } from '@/db/schema/http';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import { askToLeave, keepAccount, logInAgain, meOf } from '@/tests/support/account/calls';
import { call } from '@/tests/support/call';
import { makePost, makeRegular, read, said } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveLetters } from '@/tests/support/letters';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, makeToken, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let maya: Somebody;
let vera: Somebody;

const join = ({ cookie }: Somebody) => call(saveProfile, { method: 'PUT', cookie, body: saidOf({}) });
const seen = async () => {
  const as = { cookie: vera.cookie };
  const { body } = await call(listUsers, { ...as, query: { name: 'Орлова' } });
  const person = await call(readPerson, { ...as, params: { person: String(maya.id) } });
  const found = (body.users as { id: number }[]).some(({ id }) => id === maya.id);
  return { found, status: person.status };
};
const eraseAtOf = async ({ id }: Somebody) =>
  (await db.select({ at: users.eraseAt }).from(users).where(eq(users.id, id)))[0]?.at;

beforeEach(async () => {
  await forgetLetters(db);
  await db.delete(throttles);
  [maya, vera] = [await makeRegular(db), await makeRegular(db)];
  await db.update(users).set({ locale: 'en' }).where(eq(users.id, maya.id));
  await Promise.all([join(maya), join(vera)]);
});
afterEach(() => setNow(null));

describe('whoever asks for their account to be deleted', () => {
  it('gives the password again', async () => {
    const { status, body } = await askToLeave(maya, 'somebody else’s');
    expect([status, body.errors]).toEqual([400, { password: ['This password is not right.'] }]);
    expect(await eraseAtOf(maya)).toBeNull();
    expect(await meOf(maya)).not.toBeNull();
  });

  it('is guessed at no faster than at the sign-in', async () => {
    for (let each = 0; each < 5; each += 1) await askToLeave(maya, `guess ${each}`);
    expect((await askToLeave(maya)).body.code).toBe('login_throttled');
  });

  it('is told the day, 14 days from now, by letter too, and all sessions end at once', async () => {
    setNow(new Date('2026-12-01T10:00:00Z'), { still: true });
    const { status, body } = await askToLeave(maya);
    expect([status, body]).toEqual([200, { erase_at: '2026-12-15T10:00:00.000Z' }]);
    expect(await meOf(maya)).toBeNull();
    const [letter] = await receiveLetters();
    expect(letter).toMatchObject({ to: maya.email, subject: 'Your account will be deleted · Говорим' });
    expect(letter!.text).toContain('14 days');
  });

  it('signs in again, is told the day, and may only read, take along, sign out and keep the account', async () => {
    await askToLeave(maya);
    const again = await logInAgain(maya);
    expect(await meOf(again)).toMatchObject({ erase_at: (await eraseAtOf(maya))?.toISOString() });
    const options = { method: 'PUT', ...again };
    const refused = [
      await call(follow, { ...options, params: { person: String(vera.id) } }),
      await call(saveProfile, { ...options, body: saidOf({}) }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'account_leaving'],
      [403, 'account_leaving'],
    ]);
    expect((await call(listCards, again)).status).toBe(200);
    expect((await call(logOut, { method: 'POST', ...again })).status).toBe(200);
  });

  it('has programs that do nothing any more', async () => {
    const { token } = await makeToken(db, maya.id);
    await askToLeave(maya);
    const { body } = await call(listCards, { headers: { authorization: `Bearer ${token}` } });
    expect(body.code).toBe('account_leaving');
  });

  it('does not begin the days anew by asking again', async () => {
    const first = await askToLeave(maya);
    setNow(new Date(Date.now() + 86_400_000));
    expect((await askToLeave(await logInAgain(maya))).body).toEqual(first.body);
    expect(await receiveLetters()).toHaveLength(1);
  });

  it('stays after all: everything is as before, and a letter says so', async () => {
    expect(await seen()).toEqual({ found: true, status: 200 });
    await askToLeave(maya);
    const again = await logInAgain(maya);
    expect((await keepAccount(again)).status).toBe(200);
    expect((await keepAccount(again)).status).toBe(200);
    expect(await meOf(again)).toMatchObject({ erase_at: null });
    expect(await seen()).toEqual({ found: true, status: 200 });
    expect((await receiveLetters()).map(({ subject }) => subject)).toEqual([
      'Your account will be deleted · Говорим',
      'Your account stays · Говорим',
    ]);
  });
});

describe('nobody sees whoever leaves any more', () => {
  beforeEach(() => db.delete(follows));

  it('in the directory, the search and the profile', async () => {
    await askToLeave(maya);
    expect(await seen()).toEqual({ found: false, status: 404 });
  });

  it('among those somebody follows, where they come back if they stay', async () => {
    await call(follow, { method: 'PUT', cookie: vera.cookie, params: { person: String(maya.id) } });
    const followed = async () =>
      (await call(listTied, { cookie: vera.cookie, params: { list: 'following' } })).body;
    const before = await followed();
    expect(JSON.stringify(before)).toContain('Майя');
    await askToLeave(maya);
    expect(JSON.stringify(await followed())).not.toContain('Майя');
    await keepAccount(await logInAgain(maya));
    expect(await followed()).toEqual(before);
  });

  it('above comments, which stay as those of a deleted user', async () => {
    const { slug } = await makePost(db);
    await said(maya, slug, 'Снег идёт');
    await askToLeave(maya);
    const [thread] = (await read(vera, slug)).threads;
    expect(thread).toMatchObject({ author: null, state: 'shown' });
    const [own] = (await read(await logInAgain(maya), slug)).threads;
    expect(own).toMatchObject({ author: { id: maya.id }, mine: true });
  });
});

describe('the last administrator', () => {
  it('cannot leave, and of the last two only one can at once', async () => {
    await db.update(users).set({ role: 'student' }).where(eq(users.role, 'administrator'));
    const [dina, other] = [await makeSomebody(db, 'administrator'), await makeSomebody(db, 'administrator')];
    const answers = await Promise.all([askToLeave(dina), askToLeave(other)]);
    expect(answers.map(({ body }) => body.code ?? 'left').toSorted()).toEqual(['last_administrator', 'left']);
    const stays = answers[0].status === 200 ? other : dina;
    expect((await askToLeave(stays)).body).toMatchObject({
      code: 'last_administrator',
      message: 'There has to be an administrator: this is the last one.',
    });
    expect(await eraseAtOf(stays)).toBeNull();
  });
});
