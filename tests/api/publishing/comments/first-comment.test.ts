import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PUT as saveProfile } from '@/app/api/profile/route';
import { comments } from '@/db/schema/comments';
import { users } from '@/db/schema/people';
import { call } from '@/tests/support/call';
import { makePost, makeRegular, say, sayOnLesson } from '@/tests/support/comments';
import { testDatabase } from '@/tests/support/database';
import { getCourse } from '@/tests/support/practice';
import { saidOf } from '@/tests/support/profiles';
import type { Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let post = '';
let anna: Somebody;

async function makeUnknown(role: 'student' | 'administrator'): Promise<Somebody> {
  const somebody = await makeRegular(db, role);
  await db.update(users).set({ birthDate: null }).where(eq(users.id, somebody.id));
  return somebody;
}

beforeEach(async () => {
  anna = await makeUnknown('student');
  ({ slug: post } = await makePost(db));
});

const storedDate = async () =>
  (await db.select({ date: users.birthDate }).from(users).where(eq(users.id, anna.id)))[0]?.date;
const bodies = async () =>
  (await db.select().from(comments).where(eq(comments.userId, anna.id))).map(({ body }) => body);

describe('whoever comments first and whose date of birth is unknown', () => {
  it.each(['student', 'administrator'] as const)('is asked for it: a %s', async (role) => {
    anna = await makeUnknown(role);
    const { status, body } = await say(anna, post, 'Снег идёт.');
    expect([status, body.code, body.errors]).toEqual([
      400,
      'validation',
      { birth_date: ['The date of birth is required.'] },
    ]);
    expect(await bodies()).toEqual([]);
  });

  it('is asked for it under a lesson, too', async () => {
    const { lessons } = await getCourse(anna.cookie);
    const { body } = await sayOnLesson(anna, lessons[0]?.id ?? 0, 'Снег идёт.');
    expect(Object.keys(body.errors ?? {})).toEqual(['birth_date']);
  });

  it('is refused below 14, and nothing is stored', async () => {
    const { status, body } = await say(anna, post, 'Снег идёт.', { birth_date: '2020-01-01' });
    expect([status, body.errors?.birth_date?.[0]]).toEqual([400, expect.stringMatching(/at least 14/u)]);
    expect([await storedDate(), await bodies()]).toEqual([null, []]);
  });

  it('gives it once: the next comment needs none', async () => {
    expect((await say(anna, post, 'Снег идёт.', { birth_date: '1995-05-05' })).status).toBe(201);
    expect((await say(anna, post, 'И дождь.')).status).toBe(201);
    expect([await storedDate(), await bodies()]).toEqual(['1995-05-05', ['Снег идёт.', 'И дождь.']]);
  });

  it('has given none with a comment that is refused', async () => {
    const { body } = await say(anna, post, 'Снег идёт.', { birth_date: '1995-05-05', answers: 2_000_000 });
    expect([body.code, await storedDate()]).toEqual(['comment_gone', null]);
  });

  it('of two dates at once gives one', async () => {
    const dates = ['1995-05-05', '2010-05-05'];
    const answers = await Promise.all(
      dates.map((date) => say(anna, post, `Снег ${date}`, { birth_date: date })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await bodies()).toEqual([`Снег ${await storedDate()}`]);
  });
});

describe('a date of birth that is known', () => {
  beforeEach(async () => {
    await say(anna, post, 'Снег идёт.', { birth_date: '1995-05-05' });
  });

  it('is not changed by a comment', async () => {
    const { body } = await say(anna, post, 'И дождь.', { birth_date: '2010-05-05' });
    expect(Object.keys(body.errors ?? {})).toEqual(['birth_date']);
    expect(await storedDate()).toBe('1995-05-05');
  });

  it('may be put right by the profile, with which people begin to meet', async () => {
    const body = { ...saidOf({}), birth_date: '1995-06-05' };
    expect((await call(saveProfile, { method: 'PUT', cookie: anna.cookie, body })).status).toBe(200);
    expect(await storedDate()).toBe('1995-06-05');
  });
});
