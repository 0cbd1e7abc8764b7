import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as getPerson } from '@/app/api/people/[person]/route';
import { directory } from '@/db/schema/directory';
import { placements } from '@/db/schema/placement';
import type { ProfileInput } from '@/lib/community/profiles/schema';
import { saveProfile } from '@/lib/community/profiles/service';
import { findPeople } from '@/lib/community/directory/find-people';
import type { UsersQuery } from '@/lib/community/directory/schema';
import { practiseLesson } from '@/lib/learning/practice/demo';
import { setNow } from '@/lib/platform/clock';
import { call } from '@/tests/support/call';
import { emptyDirectory, makeMember } from '@/tests/support/community/people';
import { testDatabase } from '@/tests/support/database';
import { workOffJobs } from '@/tests/support/jobs';
import { answerTest, endTest, startTest } from '@/tests/support/placement';
import { getCourse } from '@/tests/support/practice';
import { saidOf } from '@/tests/support/profiles';
import { shortenCourses } from '@/tests/support/short-course';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna = 0;
let vera: Somebody;

beforeEach(async () => {
  await emptyDirectory(db);
  anna = await makeMember(db);
  vera = await makeSomebody(db, 'student');
});

const join = async (said: Partial<ProfileInput> = {}) => {
  await saveProfile({ id: vera.id, isVerified: true }, saidOf({ russian_level: 'A2', ...said }));
  await workOffJobs();
};
/** Inserts a finished level test with this level. */
const test = async (level: 'A1' | 'B1' = 'B1') =>
  db.insert(placements).values({
    userId: vera.id,
    level,
    startedAt: new Date(),
    finishedAt: new Date(),
    ability: 0,
    error: 0.3,
  });
const finds = async (level: UsersQuery['level'], viewer: number | null = anna) => {
  const { users } = await findPeople(viewer === null ? null : { id: viewer }, {
    page: 0,
    level: level ?? 'B1',
  });
  return users.filter(({ id }) => id === vera.id);
};

describe('a level of Russian that was tested', () => {
  it('is found by the filter as well as the declared one, and stands on the card and the profile', async () => {
    await test();
    await join();
    for (const level of ['A2', 'B1'] as const)
      expect(await finds(level)).toMatchObject([{ russian_level: 'A2', tested_level: 'B1' }]);
    expect(await finds('B2')).toEqual([]);
    const { body } = await call(getPerson, { params: { person: String(vera.id) }, cookie: vera.cookie });
    expect(body.russian_level).toEqual({ declared: 'A2', tested: 'B1' });
  });

  it('is found once a test of somebody who has joined ends', async () => {
    await join();
    const view = await startTest(vera.cookie);
    await answerTest(vera.cookie, view, null);
    await endTest(vera.cookie, view.placement);
    await workOffJobs();
    const [result] = await db.select().from(placements).where(eq(placements.id, view.placement));
    const [row] = await db.select().from(directory).where(eq(directory.userId, vera.id));
    expect(result?.level).not.toBeNull();
    expect(row?.testedLevel).toBe(result?.level);
  });

  it('is found once somebody has finished the last lesson of a course and passed it', async () => {
    await shortenCourses(db);
    await join();
    const { lessons, level } = await getCourse(vera.cookie);
    for (const { id, state } of lessons)
      if (state !== 'announced') await practiseLesson({ id: vera.id, timeZone: 'UTC' }, id);
    setNow(null);
    await workOffJobs();
    expect(await finds(level)).toMatchObject([{ tested_level: level }]);
  });

  it('follows the latest test, and is none without one', async () => {
    await join();
    expect(await finds('A2')).toMatchObject([{ tested_level: null }]);
    await test();
    await join();
    await db.update(placements).set({ level: 'A1' }).where(eq(placements.userId, vera.id));
    await join();
    expect(await finds('A2')).toMatchObject([{ tested_level: 'A1' }]);
  });

  it.each([
    ['hides it from members', { shown_to: { russian_level: 'friends' } }],
    ['is a native speaker', { native_language: 'ru' }],
  ] satisfies [string, Partial<ProfileInput>][])('is not in the directory of who %s', async (_, said) => {
    await test();
    await join();
    await saveProfile({ id: vera.id, isVerified: true }, saidOf({ russian_level: 'A2', ...said }));
    const stored = async () => (await db.select().from(directory).where(eq(directory.userId, vera.id)))[0];
    // It is removed at once, before the job has run.
    expect(await stored()).toMatchObject({ testedLevel: null });
    await workOffJobs();
    expect(await stored()).toMatchObject({ testedLevel: null });
  });

  it('is read by a visitor only where everybody sees the level', async () => {
    await test();
    await join({ audience: 'everyone' });
    expect(await finds('B1', null)).toEqual([]);
    await join({ audience: 'everyone', shown_to: { russian_level: 'everyone' } });
    expect(await finds('B1', null)).toMatchObject([{ tested_level: 'B1' }]);
  });

  it('stays when the name or the profile is changed', async () => {
    await test();
    await join();
    await saveProfile(
      { id: vera.id, isVerified: true },
      saidOf({ russian_level: 'A2', about: 'Люблю снег.' }),
    );
    expect(await finds('B1')).toHaveLength(1);
  });
});
