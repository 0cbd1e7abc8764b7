import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { and, eq, ne } from 'drizzle-orm';
import { GET as readRun } from '@/app/api/runs/[run]/route';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { exerciseContent, type ExerciseAnswer, type ExerciseContent } from '@/lib/russian/exercises/schema';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { getCourse, openHint, startLesson, submit } from '@/tests/support/practice';
import { solve } from '@/lib/russian/exercises/solve';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
// Whole lessons, on a machine that may be busy.
jest.setTimeout(60_000);
let anna: Somebody;
let lesson = 0;
let kept: (typeof exercises.$inferSelect)[] = [];

beforeAll(async () => {
  anna = await makeSomebody(db, 'student');
  lesson = (await getCourse(anna.cookie)).lessons[0]?.id ?? 0;
  kept = await db.select().from(exercises).where(eq(exercises.lessonId, lesson)).orderBy(exercises.position);
});

/** The lesson is as its authors first wrote it, and nobody has been there. */
beforeEach(async () => {
  await db.update(courses).set({ withdrawn: false });
  await db.update(lessons).set({ withdrawn: false });
  for (const { id, ...row } of kept) await db.update(exercises).set(row).where(eq(exercises.id, id));
  anna = await makeSomebody(db, 'student');
});

/** What the exercise that is due holds now. */
async function contentOf({ current }: PracticeView): Promise<ExerciseContent> {
  const [row] = await db
    .select()
    .from(exercises)
    .where(eq(exercises.id, current?.exercise ?? 0));
  return exerciseContent.parse(row?.content);
}

async function rightTo(view: PracticeView): Promise<ExerciseAnswer> {
  if (!view.current) throw new Error('Nothing is due.');
  return solve(await contentOf(view), view.current.task);
}

/** Sends an answer as the player does: with the version of what was shown. */
function send(view: PracticeView, answer: ExerciseAnswer) {
  const { run, turn, current } = view;
  return submit(anna.cookie, current?.exercise ?? 0, { run, turn, version: current?.version }, answer);
}

async function answerRight(view: PracticeView): Promise<PracticeView> {
  const { body, status } = await send(view, await rightTo(view));
  expect(status).toBe(201);
  return (body as unknown as AttemptResult).practice;
}

const begin = () => startLesson(anna.cookie, lesson);
const withdraw = (id: number) => db.update(exercises).set({ withdrawn: true }).where(eq(exercises.id, id));
const read = (run: string) => call(readRun, { cookie: anna.cookie, params: { run } });

async function finish(view: PracticeView): Promise<PracticeView> {
  let now = view;
  while (now.current) now = await answerRight(now);
  return now;
}

describe('between two answers of Анна the authors', () => {
  it('change the exercise that she has before her: her answer to the old one is not graded, and counts as no mistake', async () => {
    const view = await begin();
    const answer = await rightTo(view);
    const id = view.current?.exercise ?? 0;
    const content = { ...(await contentOf(view)), prompt: { ru: 'Новое.', en: 'New.', de: 'Neu.' } };
    await db.update(exercises).set({ content }).where(eq(exercises.id, id));
    expect(await send(view, answer)).toMatchObject({ status: 400, body: { code: 'turn_passed' } });
    const shown = { run: view.run, turn: 0, version: view.current?.version };
    expect(await openHint(anna.cookie, id, shown, 1)).toMatchObject({ body: { code: 'turn_passed' } });
    expect(await db.select().from(attempts).where(eq(attempts.userId, anna.id))).toEqual([]);

    const again = await begin();
    expect(again).toMatchObject({ run: view.run, turn: 0, current: { exercise: id } });
    expect(again.current?.version).not.toBe(view.current?.version);
    const { body } = await send(again, await rightTo(again));
    expect(body).toMatchObject({ grade: { verdict: 'right' }, points: 10 });
  });

  it('change what she does not see of it: her answer counts', async () => {
    const view = await begin();
    const content = { ...(await contentOf(view)), note: { ru: 'Новое.', en: 'New.', de: 'Neu.' } };
    await db
      .update(exercises)
      .set({ content })
      .where(eq(exercises.id, view.current?.exercise ?? 0));
    const { status, body } = await send(view, await rightTo(view));
    expect([status, body]).toMatchObject([201, { points: 10, note: { text: 'New.' } }]);
  });

  it('change one that she has done: what she did stays, and so do its points', async () => {
    const view = await begin();
    const after = await answerRight(view);
    const content = { ...(await contentOf(view)), note: { ru: 'Новое.', en: 'New.', de: 'Neu.' } };
    await db
      .update(exercises)
      .set({ content })
      .where(eq(exercises.id, view.current?.exercise ?? 0));
    expect(await begin()).toEqual(after);
    expect((await finish(after)).summary?.points).toBe(kept.length * 10 + 20);
  });

  it('add one before hers: it is asked, hers comes after it, and the lesson ends when all are done', async () => {
    const [first, ...others] = kept;
    await withdraw(first?.id ?? 0);
    const view = await begin();
    const answer = await rightTo(view);
    await db
      .update(exercises)
      .set({ withdrawn: false })
      .where(eq(exercises.id, first?.id ?? 0));
    expect(await send(view, answer)).toMatchObject({ status: 400, body: { code: 'turn_passed' } });
    const now = await begin();
    expect(now).toMatchObject({ run: view.run, turn: 0, current: { exercise: first?.id } });
    const next = await answerRight(now);
    expect(next.current).toMatchObject({ exercise: others[0]?.id, version: view.current?.version });
    expect((await finish(next)).summary).toMatchObject({ total: kept.length, right_first: kept.length });
  });

  it('add one at the end of a lesson that she has finished: her run stays finished', async () => {
    const last = kept.at(-1)?.id ?? 0;
    await withdraw(last);
    const end = await finish(await begin());
    await db.update(exercises).set({ withdrawn: false }).where(eq(exercises.id, last));
    expect((await read(end.run)).body).toMatchObject({
      current: null,
      summary: { points: end.summary?.points },
    });
  });

  it('take out the exercise that she has before her: she goes on with the next one', async () => {
    const view = await begin();
    const answer = await rightTo(view);
    await withdraw(view.current?.exercise ?? 0);
    expect(await send(view, answer)).toMatchObject({ status: 400, body: { code: 'turn_passed' } });
    const { status, body } = await read(view.run);
    expect(status).toBe(200);
    expect(body).toMatchObject({ turn: 0, current: { exercise: kept[1]?.id } });
    expect((await finish(await begin())).summary?.total).toBe(kept.length - 1);
  });

  it('take out one that she has answered wrong: it does not come back, and the end comes', async () => {
    const view = await begin();
    const answer = await rightTo(view);
    const wrong = answer.kind === 'choice' ? { ...answer, option: answer.option === 0 ? 1 : 0 } : answer;
    const { body } = await send(view, wrong);
    expect(body).toMatchObject({ grade: { verdict: 'wrong' } });
    await withdraw(view.current?.exercise ?? 0);
    const end = await finish((body as unknown as AttemptResult).practice);
    expect(end.summary).toMatchObject({ wrong_first: 1, right_first: kept.length - 1, mistakes: [] });
  });
});

describe('what is left of a lesson is taken out', () => {
  /** One answer is given; then nothing is left to do. */
  async function leaveOne(): Promise<PracticeView> {
    const view = await begin();
    const after = await answerRight(view);
    const others = and(eq(exercises.lessonId, lesson), ne(exercises.id, view.current?.exercise ?? 0));
    await db.update(exercises).set({ withdrawn: true }).where(others);
    return after;
  }
  const dayOf = async () => (await db.select().from(learningDays).where(eq(learningDays.userId, anna.id)))[0];

  it('so it ends when Анна opens it, and its bonus is work of that day', async () => {
    await leaveOne();
    const end = await begin();
    expect(end.summary).toMatchObject({ points: 30, lesson_points: 20, total: 1 });
    expect(await dayOf()).toMatchObject({ points: 30, answers: 1, right: 1 });
    const [row] = await db.select({ points: users.points }).from(users).where(eq(users.id, anna.id));
    expect(row?.points).toBe(30);
    expect((await getCourse(anna.cookie)).lessons[0]).toMatchObject({ state: 'finished', points: 30 });
  });

  it('and twenty openings at once end it once, and pay and count once', async () => {
    const { run } = await leaveOne();
    const views = await Promise.all(Array.from({ length: 20 }, begin));
    // A learner who comes back after the end may begin a new run.
    const ended = views.filter((view) => view.run === run);
    expect(ended.length).toBeGreaterThan(0);
    expect(ended.every(({ summary }) => summary !== null)).toBe(true);
    const [first] = await db.select().from(runs).where(eq(runs.id, run));
    expect(first).toMatchObject({ bonus: 20 });
    expect(await dayOf()).toMatchObject({ points: 30, answers: 1 });
    const paid = await db.select().from(rewards).where(eq(rewards.userId, anna.id));
    expect(paid.map(({ reason, points }) => [reason, points]).sort()).toEqual([
      ['exercise', 10],
      ['lesson', 20],
    ]);
  });
});

describe('while Анна is in it', () => {
  it.each([
    ['the lesson', () => db.update(lessons).set({ withdrawn: true }).where(eq(lessons.id, lesson))],
    ['the course', () => db.update(courses).set({ withdrawn: true })],
  ])(
    '%s is withdrawn: her answer of that moment counts, and she goes on when it is back',
    async (_, take) => {
      const view = await begin();
      const after = await answerRight(view);
      const answer = await rightTo(after);
      await take();
      // Sent again because nothing came back: it counts once.
      for (let times = 0; times < 3; times += 1) {
        expect(await send(after, answer)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
      expect((await read(view.run)).status).toBe(404);
      const [row] = await db.select({ points: users.points }).from(users).where(eq(users.id, anna.id));
      expect(row?.points).toBe(20);
      await db.update(courses).set({ withdrawn: false });
      await db.update(lessons).set({ withdrawn: false });
      expect(await begin()).toMatchObject({ run: view.run, turn: 2 });
    },
  );
});
