import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { GET as list } from '@/app/api/courses/route';
import { POST as start } from '@/app/api/lessons/[lesson]/runs/route';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { attempts, runs } from '@/db/schema/practice';
import { users } from '@/db/schema/people';
import type { CourseCard } from '@/lib/learning/courses/schema';
import { listCourses } from '@/lib/learning/courses/service';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { shortenCourses } from '@/tests/support/short-course';
import { signIn } from '@/tests/support/people';
import { getCourse } from '@/tests/support/practice';
import { watchQueries } from '@/tests/support/watch-queries';

const { db } = testDatabase();
beforeAll(() => shortenCourses(db), 30_000);
const slug = 'russian-from-zero';
const startedAt = new Date('2026-03-01T10:00:00Z');
let anna = '';
let annasId = 0;

beforeEach(async () => {
  await db.delete(runs);
  anna = await signIn('anna');
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.firstName, 'Анна'));
  annasId = row?.id ?? 0;
});
afterEach(() => db.delete(runs));

async function readyLessons() {
  const { lessons: all } = await getCourse(anna);
  return all.filter(({ state }) => state !== 'announced');
}

/** A run of Anna's through a lesson as it stands in the log: `right` of ten first tries, each wrong one put right. */
async function takeLesson(lesson: number, { right = 10, finished = true } = {}): Promise<void> {
  const [run] = await db
    .insert(runs)
    .values({ userId: annasId, lessonId: lesson, startedAt, finishedAt: finished ? startedAt : null })
    .returning({ id: runs.id });
  const tasks = await db
    .select({ id: exercises.id })
    .from(exercises)
    .where(eq(exercises.lessonId, lesson))
    .limit(10);
  const answer = (exerciseId: number, turn: number, verdict: 'right' | 'wrong') => ({
    ...{ runId: run?.id ?? '', turn, userId: annasId, exerciseId, verdict },
    ...{ answer: {}, grade: {}, hints: 0, points: 0, answeredAt: startedAt },
  });
  const first = tasks.map(({ id }, turn) => answer(id, turn, turn < right ? 'right' : 'wrong'));
  const second = tasks.slice(right).map(({ id }, index) => answer(id, 10 + index, 'right'));
  await db.insert(attempts).values([...first, ...second]);
}

async function card(): Promise<CourseCard> {
  const { body } = await call(list, { cookie: anna });
  const found = (body.courses as CourseCard[]).find((course) => course.slug === slug);
  if (!found) throw new Error('The course is not listed.');
  return found;
}

describe('spec §4: course progress', () => {
  it('is “in progress” from the first run on, with the lesson to go on with', async () => {
    expect(await card()).toMatchObject({
      state: 'not_started',
      finished: 0,
      next: { number: 1, state: 'not_started' },
    });
    const [first, second] = await readyLessons();
    await takeLesson(first?.id ?? 0, { finished: false });
    expect(await card()).toMatchObject({ state: 'in_progress', finished: 0, next: { state: 'started' } });
    await takeLesson(second?.id ?? 0);
    expect(await card()).toMatchObject({ state: 'in_progress', finished: 1, next: { number: 1 } });
    await takeLesson(first?.id ?? 0);
    expect(await card()).toMatchObject({ state: 'in_progress', finished: 2, next: { number: 3 } });
  });

  it('is “done” with all lessons, the one under construction apart', async () => {
    for (const { id } of await readyLessons()) await takeLesson(id, { right: 7 });
    const { state, lessons: total, finished, next } = await card();
    expect([state, total, finished, next]).toEqual(['done', 4, 4, null]);
    expect((await getCourse(anna)).state).toBe('done');
  });

  it('is “passed” with 85 % right at the first try: what was put right later does not count', async () => {
    const [first, ...others] = await readyLessons();
    for (const { id } of others) await takeLesson(id, { right: 9 });
    await takeLesson(first?.id ?? 0, { right: 6 });
    expect((await card()).state).toBe('done');
    await takeLesson(first?.id ?? 0, { right: 7 });
    expect((await card()).state).toBe('passed');
    expect((await getCourse(anna)).state).toBe('passed');
  });

  it('is never lost by repeating a lesson, however badly it goes', async () => {
    for (const { id } of await readyLessons()) await takeLesson(id, { right: 10 });
    const [first] = await readyLessons();
    await takeLesson(first?.id ?? 0, { right: 0 });
    await takeLesson(first?.id ?? 0, { right: 0, finished: false });
    expect((await card()).state).toBe('passed');
  });

  it('is nobody else’s', async () => {
    for (const { id } of await readyLessons()) await takeLesson(id);
    const { body } = await call(list, { cookie: await signIn('vera') });
    expect((body.courses as CourseCard[]).map(({ state }) => state)).toEqual(['not_started', 'not_started']);
  });
});

describe('spec §2: “under construction”', () => {
  it('is a course that can be seen with all its lessons, and no lesson of it can be begun', async () => {
    const { body } = await call(list, { cookie: anna });
    expect(body.courses).toMatchObject([
      { slug, announced: false },
      { slug: 'russian-every-day', level: 'A1', announced: true, lessons: 0, next: null },
    ]);
    const rows = await db
      .select({ id: lessons.id })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(eq(courses.slug, 'russian-every-day'));
    expect(rows).toHaveLength(12);
    for (const { id } of rows) {
      const { status } = await call(start, { method: 'POST', cookie: anna, params: { lesson: String(id) } });
      expect(status).toBe(404);
    }
  });

  it('is a lesson that is listed and cannot be begun', async () => {
    const last = (await getCourse(anna)).lessons.at(-1);
    expect(last).toMatchObject({ slug: 'numbers', number: 5, state: 'announced', exercises: 0 });
    const { status } = await call(start, {
      method: 'POST',
      cookie: anna,
      params: { lesson: String(last?.id) },
    });
    expect(status).toBe(404);
    expect(await db.select().from(runs)).toEqual([]);
  });

  it('a lesson that goes back under construction in mid-course is passed over', async () => {
    const [first, second] = await readyLessons();
    await takeLesson(first?.id ?? 0);
    const own = and(eq(lessons.id, second?.id ?? 0));
    await db.update(lessons).set({ announced: true }).where(own);
    try {
      const { lessons: all, next } = await getCourse(anna);
      expect(all.map(({ state }) => state)).toEqual([
        'finished',
        'announced',
        'not_started',
        'not_started',
        'announced',
      ]);
      expect(next).toBe(all[2]?.slug);
    } finally {
      await db.update(lessons).set({ announced: false }).where(own);
    }
  });
});

describe('the list of courses', () => {
  const viewer = () => ({ id: annasId }) as Parameters<typeof listCourses>[0];

  it('takes two queries at most, however many courses and runs there are, while what is taught stays the same', async () => {
    await listCourses(viewer(), 'en');
    expect(await watchQueries(() => listCourses(viewer(), 'en'))).toHaveLength(1);
    for (const { id } of await readyLessons()) await takeLesson(id);
    const extra = Array.from({ length: 20 }, (_, index) => ({
      ...{ slug: `more-${index}`, position: 100 + index, level: 'A1' as const },
      ...{ title: { ru: 'Ещё', en: 'More', de: 'Mehr' }, summary: { ru: 'Ещё', en: 'More', de: 'Mehr' } },
    }));
    await db.insert(courses).values(extra);
    try {
      // What is taught has changed: courses and lessons are read once more.
      expect(await watchQueries(() => listCourses(viewer(), 'en'))).toHaveLength(4);
      expect(await watchQueries(() => listCourses(viewer(), 'en'))).toHaveLength(2);
      expect(await listCourses(viewer(), 'en')).toHaveLength(22);
    } finally {
      for (const { slug: more } of extra) await db.delete(courses).where(eq(courses.slug, more));
    }
  });

  it('says how large each course is', async () => {
    const course = await getCourse(anna);
    const sum = (of: 'words' | 'exercises') =>
      course.lessons.reduce((total, lesson) => total + lesson[of], 0);
    expect(await card()).toMatchObject({ lessons: 4, words: sum('words'), exercises: 70 });
  });
});
