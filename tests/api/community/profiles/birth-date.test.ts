import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PUT as follow } from '@/app/api/people/[person]/follow/route';
import { GET, PUT } from '@/app/api/profile/route';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { call } from '@/tests/support/call';
import { makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import { saidOf } from '@/tests/support/profiles';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  await db.update(users).set({ birthDate: null }).where(eq(users.id, anna.id));
});

const save = (more: object = {}) =>
  call(PUT, { method: 'PUT', cookie: anna.cookie, body: { ...saidOf({}), ...more } });
const storedDate = async () =>
  (await db.select({ date: users.birthDate }).from(users).where(eq(users.id, anna.id)))[0]?.date;
const hasJoined = async () =>
  (await db.select().from(profiles).where(eq(profiles.userId, anna.id))).length > 0;

describe('whoever joins the community', () => {
  it('is asked for the date of birth, and is not in before', async () => {
    const { status, body } = await save();
    expect([status, body.errors]).toEqual([400, { birth_date: ['The date of birth is required.'] }]);
    expect(await hasJoined()).toBe(false);
  });

  it.each([
    ['a child', '2020-01-01', /at least 14 years old to join the community/u],
    ['a birth in the future', '2999-01-01', /not look right/u],
    ['a birth before the oldest people', '1890-01-01', /not look right/u],
    ['a day that does not exist', '1999-02-31', /not a valid date/u],
    ['no day', '', /required/u],
  ])('is refused with a sentence at the field: %s', async (_, date, sentence) => {
    const { status, body } = await save({ birth_date: date });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['birth_date']);
    expect(body.errors?.birth_date?.[0]).toMatch(sentence);
    expect([await storedDate(), await hasJoined()]).toEqual([null, false]);
  });

  it('joins with it, reads it, and a repeat changes nothing', async () => {
    const saves = [await save({ birth_date: '1995-05-05' }), await save({ birth_date: '1995-05-05' })];
    for (const { status, body } of saves) expect([status, body.birth_date]).toEqual([200, '1995-05-05']);
    expect((await call(GET, { cookie: anna.cookie })).body.birth_date).toBe('1995-05-05');
  });

  it('keeps the date of an account that gave it at registration', async () => {
    await db.update(users).set({ birthDate: '1988-01-02' }).where(eq(users.id, anna.id));
    expect((await save()).body.birth_date).toBe('1988-01-02');
  });

  it('may put right, on joining, the date of such an account', async () => {
    await db.update(users).set({ birthDate: '1988-01-02' }).where(eq(users.id, anna.id));
    expect((await save({ birth_date: '1988-02-01' })).body.birth_date).toBe('1988-02-01');
  });

  it('cannot change it any more afterwards: no adult becomes a minor', async () => {
    await save({ birth_date: '1995-05-05' });
    const { status, body } = await save({ birth_date: '2010-05-05', about: 'Hi' });
    expect([status, body.errors?.birth_date]).toEqual([
      400,
      ['The date of birth cannot be changed after joining the community.'],
    ]);
    expect(await storedDate()).toBe('1995-05-05');
    expect((await call(GET, { cookie: anna.cookie })).body.about).toBe('');
  });

  it('of two dates at once keeps one', async () => {
    const dates = ['1995-05-05', '2010-05-05'];
    const saves = await Promise.all(dates.map((date) => save({ birth_date: date })));
    const kept = await storedDate();
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(saves.find(({ status }) => status === 200)?.body.birth_date).toBe(kept);
  });
});

it('who has not joined, and whose age is unknown, meets nobody', async () => {
  for (const birthDate of ['1990-02-03', '2011-02-03']) {
    const person = await makeMember(db, { birthDate });
    const { body } = await call(follow, {
      method: 'PUT',
      cookie: anna.cookie,
      params: { person: String(person) },
    });
    expect(body.code).toBe('not_joined');
  }
});
