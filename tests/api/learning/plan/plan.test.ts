import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { DELETE as removePlan, GET as getPlan, PUT as putPlan } from '@/app/api/plan/route';
import { POST as preview } from '@/app/api/plan/forecasts/route';
import { exercises } from '@/db/schema/courses';
import { daysOff, plans } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { rewards, runs } from '@/db/schema/practice';
import { setNow } from '@/lib/platform/clock';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import type { Forecast, PlanView } from '@/lib/learning/plan/schema';
import type { PracticeView } from '@/lib/learning/practice/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { answerDue, getCourse, startLesson } from '@/tests/support/practice';
import { solve } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
const course = { kind: 'course', course: 'russian-from-zero' } as const;
const plan = { aim: course, minutes: 10, weekdays: [1, 2, 3, 4, 5, 6, 7], deadline: null };
let anna = '';

/** A Monday at noon. */
const monday = new Date('2027-02-01T12:00:00Z');
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000);

beforeEach(async () => {
  setNow(monday);
  await db.delete(plans);
  await db.delete(daysOff);
  await db.delete(runs);
  await db.delete(rewards);
  await db.update(users).set({ points: 0, timeZone: 'UTC' });
  anna = await signIn('anna');
});

const viewOf = ({ body }: { body: unknown }) => body as PlanView;
const put = async (body: unknown) => call(putPlan, { method: 'PUT', cookie: anna, body });
const read = async () => viewOf(await call(getPlan, { cookie: anna }));
const sum = (days: readonly { exercises: number }[]) =>
  days.reduce((all, { exercises: count }) => all + count, 0);

async function finishLesson(): Promise<number> {
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  const contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  const { lessons, next } = await getCourse(anna);
  let view: PracticeView = await startLesson(anna, lessons.find(({ slug }) => slug === next)?.id ?? 0);
  const { total } = view.progress;
  while (view.current) {
    const content = contents.get(view.current.exercise);
    if (!content) throw new Error('The exercise has no content.');
    view = (await answerDue(anna, view, solve(content, view.current.task))).practice;
  }
  return total;
}

const sizeOfCourse = async () =>
  (await getCourse(anna)).lessons.reduce((all, { exercises: count }) => all + count, 0);

describe('a plan', () => {
  it('is none before one is made, and none after it is given up', async () => {
    const none = { plan: null, week: null, forecast: null };
    expect(await read()).toMatchObject(none);
    await put(plan);
    expect((await call(removePlan, { method: 'DELETE', cookie: anna })).status).toBe(200);
    expect(await read()).toMatchObject(none);
  });

  it('plans exactly what is left of the course, before a lesson and after it', async () => {
    const size = await sizeOfCourse();
    const before = viewOf(await put(plan));
    expect(before.forecast).toMatchObject({ left: size, measured: false, per_day: 12 });
    expect(sum(before.forecast?.days ?? [])).toBe(size);
    const done = await finishLesson();
    const after = await read();
    expect(after.forecast).toMatchObject({ left: size - done, measured: false, per_day: 12 });
    expect(sum(after.forecast?.days ?? [])).toBe(size - done);
    expect(after.week?.days[0]).toMatchObject({ day: '2027-02-01', done });
    expect(after.week?.next?.lesson.slug).toBe((await getCourse(anna)).next);
    // A whole lesson, answer by answer.
  }, 30_000);

  it('asks as much of a day when Анна becomes quicker, offers the other number, and changes when she takes it', async () => {
    await put(plan);
    await finishLesson();
    expect((await read()).speed).toBeNull();
    // The clock stands still: each answer takes no time at all.
    await finishLesson();
    const quick = await read();
    expect(quick.forecast).toMatchObject({ per_day: 12, measured: false });
    expect(quick.week?.days.slice(1).map(({ planned }) => planned)).toEqual([12, 12, 12, 12, 12, 12]);
    const { speed } = quick;
    expect(speed?.per_day).toBeGreaterThan(14);
    const { week, forecast, ...taken } = viewOf(await put(plan));
    expect(forecast).toMatchObject({ per_day: speed?.per_day, pace: speed?.pace, measured: true });
    expect([week?.days[1]?.planned, taken.speed]).toEqual([speed?.per_day, null]);
  }, 60_000);

  it.each([
    { kind: 'goal', goal: 'dating' },
    { kind: 'level', level: 'A1' },
  ])('may lead to $kind', async (aim) => {
    const view = viewOf(await put({ ...plan, aim }));
    expect(view.plan?.aim).toEqual(aim);
    expect(view.forecast?.courses.length).toBeGreaterThan(0);
  });

  it('tells Анна that a date cannot be kept, and each choice alone makes it so', async () => {
    const wanted = { ...plan, minutes: 5, deadline: '2027-02-05' };
    const { forecast } = viewOf(await put(wanted));
    expect(forecast?.reachable).toBe(false);
    const { minutes, deadline } = forecast?.choices ?? { minutes: null, deadline: null };
    expect(viewOf(await put({ ...wanted, minutes })).forecast).toMatchObject({
      reachable: true,
      choices: null,
    });
    expect(viewOf(await put({ ...wanted, minutes: Number(minutes) - 1 })).forecast?.reachable).toBe(false);
    expect(viewOf(await put({ ...wanted, deadline })).forecast).toMatchObject({
      reachable: true,
      ends: deadline,
    });
  });

  it('is behind after days without work, shows a new one beforehand, and is planned anew', async () => {
    await put(plan);
    setNow(later(3));
    anna = await signIn('anna');
    const late = await read();
    expect(late.week?.behind).toBe(24);
    const looked = await call(preview, { cookie: anna, body: plan });
    const forecast = looked.body as unknown as Forecast;
    expect(forecast.ends).not.toBe(late.first_end);
    expect((await read()).week?.behind).toBe(24);
    const renewed = viewOf(await put(plan));
    expect(renewed.week?.behind).toBe(0);
    expect(renewed.forecast?.ends).toBe(forecast.ends);
    expect(renewed.first_end).toBe(forecast.ends);
  });

  it('knows the learner’s own day: at half past three in the morning it is still yesterday', async () => {
    await db.update(users).set({ timeZone: 'Asia/Tokyo' });
    setNow(new Date('2027-02-01T18:30:00Z'));
    anna = await signIn('anna');
    expect(viewOf(await put(plan)).today).toBe('2027-02-01');
    setNow(new Date('2027-02-01T19:30:00Z'));
    expect((await read()).today).toBe('2027-02-02');
  });

  it('leaves days off free', async () => {
    const [person] = await db.select().from(users).where(eq(users.email, 'anna@demo.govorim.example'));
    await db.insert(daysOff).values({ userId: person?.id ?? 0, day: '2027-02-02' });
    const { week, forecast } = viewOf(await put(plan));
    expect(week?.days[1]).toMatchObject({ kind: 'off', planned: 0 });
    expect(forecast?.days.map(({ day }) => day)).not.toContain('2027-02-02');
  });

  it('put four times at once is one plan', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(plan)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await db.select().from(plans)).toHaveLength(1);
  });

  it.each([
    ['a deadline that is over', { ...plan, deadline: '2027-01-31' }, 'deadline'],
    ['a deadline in another century', { ...plan, deadline: '2127-01-31' }, 'deadline'],
    ['a course that is not there', { ...plan, aim: { kind: 'course', course: 'nowhere' } }, 'aim'],
    ['no day of the week', { ...plan, weekdays: [] }, 'weekdays'],
    ['too few minutes', { ...plan, minutes: 4 }, 'minutes'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? {})).toContain(field);
  });
});
