/** What is taught is read again when it has changed, and only then. */
import { describe, expect, it } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { catalogueVersions, courses, exercises, lessons, words } from '@/db/schema/courses';
import { settings } from '@/db/schema/settings';
import { listCourses } from '@/lib/learning/courses/service';
import { testDatabase } from '@/tests/support/database';
import { watchQueries } from '@/tests/support/watch-queries';

const { db } = testDatabase();

const cardOf = async () => {
  const [card] = await listCourses(null, 'en');
  if (!card) throw new Error('There is no course.');
  return card;
};
const firstLesson = async () => {
  const [lesson] = await db
    .select()
    .from(lessons)
    .orderBy(asc(lessons.courseId), asc(lessons.position))
    .limit(1);
  if (!lesson) throw new Error('There is no lesson.');
  return lesson;
};
const readVersion = async () => (await db.select().from(catalogueVersions))[0]?.version;

describe('the catalogue', () => {
  it.each([
    ['courses', () => db.update(courses).set({ announced: courses.announced })],
    ['lessons', () => db.update(lessons).set({ announced: lessons.announced })],
    ['words', () => db.update(words).set({ extra: words.extra })],
    ['exercises', () => db.update(exercises).set({ position: exercises.position })],
    ['settings', () => db.delete(settings).where(eq(settings.key, 'nothing'))],
  ])('has another version after a change of %s', async (_, change) => {
    const before = await readVersion();
    await change();
    expect(await readVersion()).not.toBe(before);
  });

  it('has the same version after a change that was taken back', async () => {
    const before = await readVersion();
    await expect(
      db.transaction(async (on) => {
        await on.update(lessons).set({ announced: true });
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await readVersion()).toBe(before);
  });

  it('shows a word that is withdrawn as gone at the next request', async () => {
    const { words: count } = await cardOf();
    const { id } = await firstLesson();
    await db.update(words).set({ withdrawn: true }).where(eq(words.lessonId, id));
    try {
      expect((await cardOf()).words).toBeLessThan(count);
    } finally {
      await db.update(words).set({ withdrawn: false }).where(eq(words.lessonId, id));
    }
    expect((await cardOf()).words).toBe(count);
  });

  it('is read once by many who ask at the same time after a change', async () => {
    await cardOf();
    await db.execute(sql`update catalogue_versions set version = version + 1`);
    const statements = await watchQueries(() => Promise.all(Array.from({ length: 8 }, cardOf)));
    expect(statements.filter((statement) => statement.includes('from "lessons"'))).toHaveLength(1);
  });

  it('is read again after a reading that failed', async () => {
    await cardOf();
    await db.execute(sql`update catalogue_versions set version = version + 1`);
    await db.execute(sql`alter table lessons rename to lessons_away`);
    try {
      await expect(cardOf()).rejects.toThrow(/lessons/u);
    } finally {
      await db.execute(sql`alter table lessons_away rename to lessons`);
    }
    expect(await cardOf()).toMatchObject({ slug: expect.any(String) });
  });
});
