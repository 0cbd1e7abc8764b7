import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { GET as list } from '@/app/api/courses/route';
import { PUT as putPlan } from '@/app/api/plan/route';
import { lessonOpenings } from '@/db/schema/skip-tests';
import { exercises, lessons } from '@/db/schema/courses';
import { badges } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { rewards, runs } from '@/db/schema/practice';
import { setNow } from '@/lib/platform/clock';
import type { CourseCard } from '@/lib/learning/courses/schema';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import type { PlanView } from '@/lib/learning/plan/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { shortenCourses } from '@/tests/support/short-course';
import { signIn } from '@/tests/support/people';
import { answerDue, getCourse, startLesson } from '@/tests/support/practice';
import { solve } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
beforeAll(() => shortenCourses(db), 30_000);
const plan = {
  aim: { kind: 'course', course: 'russian-from-zero' },
  minutes: 10,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  deadline: null,
};
let anna = '';
let annasId = 0;

beforeEach(async () => {
  setNow(null);
  await db.delete(runs);
  await db.delete(rewards);
  await db.delete(badges);
  await db.delete(lessonOpenings);
  anna = await signIn('anna');
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.firstName, 'Анна'));
  annasId = row?.id ?? 0;
});

const lessonsNow = async () => (await getCourse(anna)).lessons;
const openLesson = async (index: number) =>
  db.insert(lessonOpenings).values({
    userId: annasId,
    lessonId: (await lessonsNow())[index]?.id ?? 0,
    openedAt: new Date(),
  });

async function finishLesson(index: number): Promise<void> {
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  const contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  let view = await startLesson(anna, (await lessonsNow())[index]?.id ?? 0);
  while (view.current) {
    const content = contents.get(view.current.exercise);
    if (!content) throw new Error('The exercise has no content.');
    view = (await answerDue(anna, view, solve(content, view.current.task))).practice;
  }
}

async function card(): Promise<CourseCard | undefined> {
  const { body } = await call(list, { cookie: anna });
  return (body.courses as CourseCard[])[0];
}

describe('a course in which Анна has jumped ahead', () => {
  it('is in progress, and goes on with the lesson she has jumped to', async () => {
    await openLesson(2);
    expect(await card()).toMatchObject({
      state: 'in_progress',
      finished: 0,
      next: { number: 3, state: 'not_started' },
    });
  });

  it('is done with its last lesson, and passed by the answers she gave; what she skipped comes next', async () => {
    await openLesson(3);
    await finishLesson(3);
    expect(await card()).toMatchObject({
      state: 'passed',
      finished: 1,
      lessons: 4,
      next: { number: 1, state: 'skipped' },
    });
    const earned = await db.select({ badge: badges.badge }).from(badges).where(eq(badges.userId, annasId));
    expect(earned.map(({ badge }) => badge)).toEqual(
      expect.arrayContaining(['course_done', 'course_passed']),
    );
    // A whole lesson, answer by answer.
  }, 30_000);

  it('keeps what was skipped when the lesson she has jumped to is withdrawn', async () => {
    await openLesson(2);
    const opened = (await lessonsNow())[2]?.id ?? 0;
    await db.update(lessons).set({ withdrawn: true }).where(eq(lessons.id, opened));
    try {
      expect((await lessonsNow()).map(({ state }) => state)).toEqual([
        'skipped',
        'skipped',
        'not_started',
        'announced',
      ]);
    } finally {
      await db.update(lessons).set({ withdrawn: false }).where(eq(lessons.id, opened));
    }
  });

  it('leaves in the plan exactly what is not skipped, and the next lesson is hers', async () => {
    await openLesson(2);
    const [, , three, four] = await lessonsNow();
    const { body } = await call(putPlan, { method: 'PUT', cookie: anna, body: plan });
    const { forecast, week } = body as unknown as PlanView;
    const left = (three?.exercises ?? 0) + (four?.exercises ?? 0);
    expect(forecast?.left).toBe(left);
    expect(forecast?.days.reduce((sum, day) => sum + day.exercises, 0)).toBe(left);
    expect(week?.next?.lesson.slug).toBe(three?.slug);
  });
});
