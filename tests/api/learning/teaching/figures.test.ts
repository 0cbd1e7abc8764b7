import { beforeAll, describe, expect, it } from '@jest/globals';
import { GET as statistics } from '@/app/api/courses/[course]/statistics/route';
import { GET as taught } from '@/app/api/teaching/route';
import { courseTeachers } from '@/db/schema/teaching';
import { setNow } from '@/lib/platform/clock';
import type { CourseStatistics, TaughtCourse } from '@/lib/learning/teaching/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { plantCourse, type PlantedCourse } from '@/tests/support/teaching/content';
import { plantLog, secretAddress, secretName, type LearningLog } from '@/tests/support/teaching/log';
import { reckonCourse, reckonExercise } from '@/tests/support/teaching/reckon';

const { db } = testDatabase();
const calledAt = new Date('2026-11-21T12:00:00Z');
const teacher = 2;
let boris = '';
let course: PlantedCourse;
let log: LearningLog;

beforeAll(async () => {
  boris = await signIn('boris');
  course = await plantCourse(db, 'figures');
  log = await plantLog(db, course, { count: 60, until: calledAt, seed: 'figures' });
  await db.insert(courseTeachers).values({ courseId: course.id, userId: teacher, addedAt: calledAt });
  setNow(calledAt);
}, 60_000);

async function ask(lesson?: string): Promise<CourseStatistics> {
  const { status, body } = await call(statistics, {
    cookie: boris,
    params: { course: 'figures' },
    ...(lesson && { query: { lesson } }),
  });
  expect(status).toBe(200);
  return body as unknown as CourseStatistics;
}

/** Numbers as near as floating point lets two ways of reckoning be. */
const near = (value: unknown): unknown => {
  if (typeof value === 'number') return Number.isInteger(value) ? value : expect.closeTo(value, 9);
  if (Array.isArray(value)) return value.map(near);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, near(each)]));
};

describe('the figures of a course', () => {
  it('agree with what the log says by itself', async () => {
    const { lessons, ...expected } = reckonCourse(log, course, calledAt);
    const shown = await ask();
    expect(shown).toMatchObject(near(expected) as object);
    expect(shown.lessons.slice(0, 2)).toMatchObject(near(lessons) as object[]);
    expect(shown.lessons[2]).toMatchObject({ announced: true, started: 0, finished: 0, share: null });
    const { body } = await call(taught, { cookie: boris });
    const listed = (body as unknown as { courses: TaughtCourse[] }).courses;
    expect(listed.find(({ slug }) => slug === 'figures')).toMatchObject(near(expected) as object);
  });

  it.each([0, 1])('agree for every exercise of lesson %i', async (index) => {
    const lesson = course.lessons[index]!;
    const shown = (await ask(lesson.slug)).lesson?.exercises ?? [];
    const kept = lesson.exercises.filter(({ withdrawn }) => !withdrawn);
    expect(shown.map(({ exercise }) => exercise)).toEqual(kept.map(({ id }) => id));
    for (const [place, exercise] of kept.entries()) {
      expect(shown[place]).toMatchObject(near(reckonExercise(log, lesson, exercise)) as object);
    }
    // The log is rich enough for the comparison to mean something.
    expect(shown.every(({ discrimination }) => discrimination !== null)).toBe(true);
    expect(new Set(shown.map(({ facility }) => facility?.value)).size).toBeGreaterThan(3);
    expect(log.answers.some(({ turn }) => turn >= lesson.exercises.length)).toBe(true);
  });
});

describe('who learns', () => {
  it('never shows: no id, name, address or answer of one’s own', async () => {
    const answers = [
      await ask(),
      await ask('first'),
      await ask('second'),
      await call(taught, { cookie: boris }),
    ];
    const said = JSON.stringify(answers);
    expect(said).not.toContain(secretName);
    expect(said.toLowerCase()).not.toContain(secretName.toLowerCase());
    expect(said).not.toContain(secretAddress);
    for (const learner of log.learners) expect(said).not.toContain(String(learner));
    for (const { id } of log.runs) expect(said).not.toContain(id);
  });
});
