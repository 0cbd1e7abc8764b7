import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as getAccount, PATCH as changeAccount } from '@/app/api/account/route';
import { GET as me } from '@/app/api/auth/me/route';
import { GET as findUsers } from '@/app/api/users/route';
import { mailOptouts } from '@/db/schema/accounts';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
let vera: Somebody;
beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  vera = await makeSomebody(db, 'student');
});

const change = (body: unknown, headers: Record<string, string> = {}) =>
  call(changeAccount, { method: 'PATCH', cookie: anna.cookie, body, headers });
const rowOf = async ({ id }: Somebody) => (await db.select().from(users).where(eq(users.id, id)))[0];

describe('Anna’s account', () => {
  it('shows her what is hers, and nobody a password', async () => {
    const { status, body } = await call(getAccount, { cookie: anna.cookie });
    expect([status, body]).toEqual([
      200,
      {
        first_name: 'Майя',
        surname: 'Орлова',
        email: anna.email,
        is_verified: true,
        locale: 'ru',
        paid_until: null,
        letters: { tips: true, digest: true },
        email_change: null,
      },
    ]);
  });

  it('is nobody else’s business', async () => {
    expect((await call(getAccount)).status).toBe(401);
    expect((await call(changeAccount, { method: 'PATCH', body: {} })).status).toBe(401);
  });

  it('has her new name, tidied, wherever she is named', async () => {
    const answer = await change({ first_name: '  Анна-Мария ', surname: 'O’Нил' });
    expect(answer.body.errors).toEqual({ surname: [expect.stringContaining('one script')] });
    expect((await change({ first_name: '  Анна-Мария ', surname: 'де  Сильва' })).body).toMatchObject({
      first_name: 'Анна-Мария',
      surname: 'де Сильва',
    });
    const seen = await call(me, { cookie: anna.cookie });
    expect(seen.body.user).toMatchObject({ name: 'Анна-Мария де Сильва' });
    expect(await rowOf(vera)).toMatchObject({ firstName: 'Майя' });
  });

  it('is found in the directory by the new name', async () => {
    await db.insert(profiles).values({ userId: anna.id, joinedAt: new Date(), updatedAt: new Date() });
    expect((await change({ first_name: 'Агафья' })).status).toBe(200);
    const found = await call(findUsers, { cookie: vera.cookie, query: { name: 'agafya' } });
    expect(found.body).toMatchObject({ count: 1, users: [{ id: anna.id }] });
  });

  it('changes what is given and nothing else', async () => {
    const before = await rowOf(anna);
    await change({ locale: 'ja' });
    expect(await rowOf(anna)).toEqual({ ...before, locale: 'ja' });
    expect((await change({})).status).toBe(200);
  });

  it.each([
    ['a role', { role: 'administrator' }, 'role'],
    ['points', { points: 1_000_000 }, 'points'],
    ['somebody else’s id', { id: 1 }, 'id'],
    ['another e-mail without a password', { email: 'evil@example.org' }, 'email'],
    ['a confirmed e-mail', { is_verified: true }, 'is_verified'],
    ['a time until which it is paid', { paid_until: '2099-01-01' }, 'paid_until'],
    ['a name that turns its reader around', { first_name: 'Ad\u202Enimda' }, 'first_name'],
    ['a name of two scripts in one word', { first_name: '\u0410dmin' }, 'first_name'],
    ['a name that cannot be seen', { first_name: 'Ан\u200Bна' }, 'first_name'],
    ['a name of letters that show nothing', { first_name: '\u3164' }, 'first_name'],
    ['no name', { surname: '   ' }, 'surname'],
    ['a name of 51 letters', { surname: 'я'.repeat(51) }, 'surname'],
    ['a language we do not have', { locale: 'xx' }, 'locale'],
    ['letters of no topic', { letters: { spam: true } }, 'letters.spam'],
  ])('refuses %s, and the row stays as it was', async (_, wish, field) => {
    const before = await rowOf(anna);
    const answer = await change({ first_name: 'Анна', ...wish });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
    expect(await rowOf(anna)).toEqual(before);
  });

  it.each([
    ['the very name', { first_name: 'Дина', surname: 'Громова' }],
    ['other case and accents', { first_name: 'ДИНА', surname: 'Грóмова' }],
    ['a word that moved', { first_name: 'Дина Гро', surname: 'мова' }],
  ])('refuses %s of an administrator', async (_, wish) => {
    const before = await rowOf(anna);
    const answer = await change(wish);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['surname']]);
    expect(await rowOf(anna)).toEqual(before);
  });

  it('refuses a name that only looks like an administrator’s, in letters of another script', async () => {
    const staff = await makeSomebody(db, 'administrator');
    await db.update(users).set({ firstName: 'Нона', surname: 'Соха' }).where(eq(users.id, staff.id));
    const answer = await change({ first_name: 'Hoha', surname: 'Coxa' });
    expect(answer.body.errors).toEqual({ surname: [expect.stringContaining('our staff')] });
    const own = { method: 'PATCH', cookie: staff.cookie, body: { first_name: 'Нона', locale: 'de' } };
    expect((await call(changeAccount, own)).status).toBe(200);
  });

  it.each([
    ['of a role', { first_name: 'Админ' }],
    ['of a role, in two halves', { first_name: 'Модера', surname: 'тор' }],
    ['of the site', { first_name: 'Команда', surname: 'Говорим' }],
  ])('refuses a name %s; whose surname only begins so keeps it', async (_, wish) => {
    const before = await rowOf(anna);
    const answer = await change(wish);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['surname']]);
    expect(await rowOf(anna)).toEqual(before);
    expect((await change({ surname: 'Админова' })).status).toBe(200);
  });

  it('is not an administrator’s either when the halves of the name arrive at once', async () => {
    const answers = await Promise.all([change({ first_name: 'Дина' }), change({ surname: 'Громова' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('says whether she wants letters, and a repeat changes nothing', async () => {
    const isOut = async () =>
      (await db.select().from(mailOptouts).where(eq(mailOptouts.userId, anna.id))).length;
    const no = { letters: { tips: false } };
    expect((await change(no)).body.letters).toEqual({ tips: false, digest: true });
    expect((await change(no)).body.letters).toEqual({ tips: false, digest: true });
    expect(await isOut()).toBe(1);
    expect((await change({ letters: { tips: true } })).body.letters).toEqual({ tips: true, digest: true });
    expect(await isOut()).toBe(0);
  });

  it('gives a write that arrives twice its first answer', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const first = await change({ first_name: 'Первая' }, headers);
    await change({ first_name: 'Вторая' });
    const repeat = await change({ first_name: 'Первая' }, headers);
    expect(repeat.body).toEqual(first.body);
    expect(await rowOf(anna)).toMatchObject({ firstName: 'Вторая' });
  });
});
