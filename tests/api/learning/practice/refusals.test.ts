import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq, inArray } from 'drizzle-orm';
import { GET as getRun } from '@/app/api/runs/[run]/route';
import { POST as start } from '@/app/api/lessons/[lesson]/runs/route';
import { exercises } from '@/db/schema/courses';
import { attempts, rewards, runs } from '@/db/schema/practice';
import type { PracticeView } from '@/lib/learning/practice/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { signIn } from '@/tests/support/people';
import { getCourse, openHint, startLesson, submit } from '@/tests/support/practice';

const { db } = testDatabase();
let anna = '';
let vera = '';
let lessons: number[] = [];
let view: PracticeView;
let exercise = 0;

beforeAll(async () => {
  [anna, vera] = [await signIn('anna'), await signIn('vera')];
  lessons = (await getCourse(anna)).lessons.map(({ id }) => id);
});

beforeEach(async () => {
  await db.delete(runs);
  await db.delete(rewards);
  view = await startLesson(anna, lessons[0] ?? 0);
  exercise = view.current?.exercise ?? 0;
});

const answer = { kind: 'write', text: 'привет' };

async function expectNothingHappened() {
  expect(await db.select().from(attempts)).toEqual([]);
  expect(await db.select().from(rewards)).toEqual([]);
}

describe('an answer is refused', () => {
  it.each([
    ['that is missing', undefined],
    ['of no known kind', { kind: 'magic' }],
    ['of another kind', { kind: 'order', tokens: [] }],
    ['of the wrong type', 'привет'],
    ['that brings its own score', { kind: 'choice', option: 0, score: 100 }],
    ['that points outside', { kind: 'choice', option: 15 }],
    ['that points at a half', { kind: 'choice', option: 0.5 }],
    ['of 100,000 letters', { kind: 'write', text: 'я'.repeat(100_000) }],
    ['null', null],
  ])('%s', async (_, sent) => {
    const refusal = await submit(anna, exercise, view, sent);
    expect([400, 413]).toContain(refusal.status);
    expect(refusal.body.message).toMatch(/\.$/u);
    await expectNothingHappened();
  });

  it.each([
    ['signed out', () => submit('', exercise, view, answer), 401, 'unauthenticated'],
    ['for an exercise nobody knows', () => submit(anna, 999_999, view, answer), 404, 'not_found'],
    ['for an exercise that is not due', () => submit(anna, exercise + 1, view, answer), 400, 'turn_passed'],
    ['for a turn to come', () => submit(anna, exercise, { ...view, turn: 5 }, answer), 400, 'turn_passed'],
    ['in somebody else’s run', () => submit(vera, exercise, view, answer), 404, 'not_found'],
    [
      'in a run nobody knows',
      () => submit(anna, exercise, { ...view, run: crypto.randomUUID() }, answer),
      404,
      'not_found',
    ],
    [
      'in a run that is no UUID',
      () => submit(anna, exercise, { ...view, run: '1; drop table runs' }, answer),
      400,
      'validation',
    ],
    [
      'for a turn before the first',
      () => submit(anna, exercise, { ...view, turn: -1 }, answer),
      400,
      'validation',
    ],
  ])('%s', async (_, send, status, code) => {
    const refusal = await send();
    expect([refusal.status, refusal.body.code]).toEqual([status, code]);
    await expectNothingHappened();
  });
});

describe('an exercise that is withdrawn while it is being done', () => {
  const withdraw = (withdrawn: boolean) =>
    db.update(exercises).set({ withdrawn }).where(eq(exercises.id, exercise));

  it('is passed over: the run says so and goes on with the next', async () => {
    await withdraw(true);
    const refusals = [await submit(anna, exercise, view, answer), await openHint(anna, exercise, view, 1)];
    const goesOn = await startLesson(anna, lessons[0] ?? 0);
    await withdraw(false);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'turn_passed'],
      [400, 'turn_passed'],
    ]);
    expect(goesOn.run).toBe(view.run);
    expect(goesOn.current?.exercise).not.toBe(exercise);
    await expectNothingHappened();
  });
});

describe('a hint is refused', () => {
  it.each([
    ['signed out', () => openHint('', exercise, view, 1), 401],
    ['in somebody else’s run', () => openHint(vera, exercise, view, 1), 404],
    ['of a level there is not', () => openHint(anna, exercise, view, 4), 400],
    ['of an exercise that is not due', () => openHint(anna, exercise + 1, view, 1), 400],
  ])('%s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
  });
});

describe('a lesson', () => {
  const open = (cookie: string, lesson: string) =>
    call(start, { method: 'POST', cookie, params: { lesson } });

  it('is practised whatever comes before it', async () => {
    await db.delete(runs);
    for (const lesson of lessons.toReversed()) {
      expect((await open(anna, String(lesson))).status).toBe(201);
    }
    const states = (await getCourse(anna)).lessons.map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['started']));
  });

  it.each(['0', '-1', '999999', 'abc', '1e3', '99999999999999999999'])(
    'numbered %s is not there',
    async (lesson) => {
      expect((await open(anna, lesson)).status).toBe(404);
    },
  );

  it('that has no exercises is not begun, and pays nothing', async () => {
    await db.delete(runs);
    const ofFirst = eq(exercises.lessonId, lessons[0] ?? 0);
    const there = and(ofFirst, eq(exercises.withdrawn, false));
    const gone = await db
      .update(exercises)
      .set({ withdrawn: true })
      .where(there)
      .returning({ id: exercises.id });
    const refusal = await open(anna, String(lessons[0]));
    const ids = gone.map(({ id }) => id);
    await db.update(exercises).set({ withdrawn: false }).where(inArray(exercises.id, ids));
    expect(refusal.status).toBe(404);
    expect(await db.select().from(runs)).toEqual([]);
    await expectNothingHappened();
  });

  it('opens one run however often it is started at once', async () => {
    await db.delete(runs);
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(anna, String(lessons[0]))));
    expect(new Set(answers.map(({ body }) => body.run)).size).toBe(1);
    expect(await db.select().from(runs)).toHaveLength(1);
  });

  it('keeps a run to its learner', async () => {
    expect((await call(getRun, { cookie: anna, params: { run: view.run } })).status).toBe(200);
    expect((await call(getRun, { cookie: vera, params: { run: view.run } })).status).toBe(404);
  });
});
