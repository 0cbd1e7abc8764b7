import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { skipTestAnswers, skipTests, lessonOpenings } from '@/db/schema/skip-tests';
import { exercises, lessons } from '@/db/schema/courses';
import { learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import type { SkipTestView } from '@/lib/learning/skip-tests/schema';
import { setNow } from '@/lib/platform/clock';
import { exerciseContent, type ExerciseContent } from '@/lib/russian/exercises/schema';
import { answerSkipTest, sendAnswer, startSkipTest } from '@/tests/support/skip-tests';
import { testDatabase } from '@/tests/support/database';
import { shortenCourses } from '@/tests/support/short-course';
import { signIn } from '@/tests/support/people';
import { getCourse, startLesson } from '@/tests/support/practice';
import { solve } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
beforeAll(() => shortenCourses(db), 30_000);
const blank = { kind: 'write', prompt: { text: '', lang: 'en' }, sentence: null } as const;
let anna = '';
let third = 0;
let rows: { id: number; lessonId: number; content: ExerciseContent }[] = [];

beforeEach(async () => {
  setNow(null);
  await db.delete(skipTests);
  await db.delete(lessonOpenings);
  await db.delete(runs);
  await db.delete(rewards);
  await db.delete(learningDays);
  await db.update(users).set({ points: 0 });
  const stored = await db.select().from(exercises);
  rows = stored.map((row) => ({ ...row, content: exerciseContent.parse(row.content) }));
  anna = await signIn('anna');
  third = (await getCourse(anna)).lessons[2]?.id ?? 0;
});

function right(view: SkipTestView) {
  const row = rows.find(({ id }) => id === view.current?.exercise);
  if (!view.current || !row) throw new Error('No exercise is due.');
  return solve(row.content, view.current.task);
}

/** Answers to the end: the first `misses` that it does not know, then rightly. */
async function finish(view: SkipTestView, misses = 0): Promise<SkipTestView> {
  let now = view;
  while (now.current) {
    const given = now.turn < misses ? null : right(now);
    now = (await answerSkipTest(anna, now, given)).check;
  }
  return now;
}

const askedIn = async ({ check }: SkipTestView) => {
  const [row] = await db.select({ asked: skipTests.asked }).from(skipTests).where(eq(skipTests.id, check));
  return row?.asked ?? [];
};
async function annasId(): Promise<number> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.firstName, 'Анна'));
  return row?.id ?? 0;
}
const statesNow = async () => (await getCourse(anna)).lessons.map(({ state }) => state);
const withdraw = (ids: number[], withdrawn: boolean) =>
  db.update(exercises).set({ withdrawn }).where(inArray(exercises.id, ids));

describe('the check before a lesson', () => {
  it('asks Анна five exercises of both lessons before it, and leaves them skipped', async () => {
    const view = await startSkipTest(anna, third);
    expect(view).toMatchObject({
      turn: 0,
      total: 5,
      needed: 4,
      result: null,
      lesson: { id: third, number: 3 },
    });
    const { lessons: all } = await getCourse(anna);
    const asked = await askedIn(view);
    const lessonsAsked = rows.filter(({ id }) => asked.includes(id)).map(({ lessonId }) => lessonId);
    expect(new Set(lessonsAsked)).toEqual(new Set([all[0]?.id, all[1]?.id]));
    const end = await finish(view);
    expect(end).toMatchObject({ turn: 5, current: null, result: { passed: true, right: 5, missed: [] } });
    expect(await statesNow()).toEqual(['skipped', 'skipped', 'not_started', 'not_started', 'announced']);
    expect((await getCourse(anna)).next).toBe(all[2]?.slug);
    expect((await startLesson(anna, third)).current).not.toBeNull();
    expect((await startLesson(anna, all[0]?.id ?? 0)).current).not.toBeNull();
    // The first answer waits for the dictionary.
  }, 30_000);

  it('records no practice, and pays and counts nothing', async () => {
    await finish(await startSkipTest(anna, third), 1);
    expect(await db.select().from(attempts)).toEqual([]);
    expect(await db.select().from(rewards)).toEqual([]);
    expect(await db.select().from(learningDays)).toEqual([]);
    expect(await db.select({ points: users.points }).from(users).where(eq(users.firstName, 'Анна'))).toEqual([
      { points: 0 },
    ]);
  });

  it('is passed with one miss, and names the lesson and the grammar of it', async () => {
    const view = await startSkipTest(anna, third);
    const end = await finish(view, 1);
    expect(end.result).toMatchObject({ passed: true, right: 4 });
    const [row] = await db
      .select({ slug: lessons.slug, topics: exercises.topics })
      .from(exercises)
      .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
      .where(eq(exercises.id, view.current?.exercise ?? 0));
    expect(end.result?.missed).toMatchObject([{ lesson: { slug: row?.slug } }]);
    expect([...(end.result?.missed[0]?.topics ?? [])].sort()).toEqual([...(row?.topics ?? [])].sort());
  });

  it('is not passed with two, skips nothing, and may be tried again at once with other exercises', async () => {
    const first = await startSkipTest(anna, third);
    expect((await finish(first, 2)).result).toMatchObject({ passed: false, right: 3 });
    expect(new Set(await statesNow())).toEqual(new Set(['not_started', 'announced']));
    const second = await startSkipTest(anna, third);
    expect(second.check).not.toBe(first.check);
    const before = await askedIn(first);
    expect((await askedIn(second)).filter((id) => before.includes(id))).toEqual([]);
    expect((await finish(second)).result?.passed).toBe(true);
  });

  it('is of the lessons between, when an earlier one has led to where Анна is', async () => {
    await finish(await startSkipTest(anna, third));
    const fourth = (await getCourse(anna)).lessons[3]?.id ?? 0;
    const asked = await askedIn(await startSkipTest(anna, fourth));
    const from = rows.filter(({ id }) => asked.includes(id)).map(({ lessonId }) => lessonId);
    expect(new Set(from)).toEqual(new Set([third]));
  });

  it('is of what is left before a lesson that Анна has practised ahead', async () => {
    const all = (await getCourse(anna)).lessons;
    await db.insert(runs).values({
      ...{ userId: await annasId(), lessonId: all[0]?.id ?? 0 },
      ...{ startedAt: new Date(), finishedAt: new Date() },
    });
    await startLesson(anna, third);
    const asked = await askedIn(await startSkipTest(anna, third));
    const from = rows.filter(({ id }) => asked.includes(id)).map(({ lessonId }) => lessonId);
    expect(new Set(from)).toEqual(new Set([all[1]?.id]));
  });

  it('asks all there are where there are fewer than five, and nearly all must be right', async () => {
    const bank = rows.filter(({ lessonId }) => lessonId !== third).map(({ id }) => id);
    const [one, two, ...others] = bank;
    await withdraw(others, true);
    try {
      const view = await startSkipTest(anna, third);
      expect((await askedIn(view)).sort((a, b) => a - b)).toEqual([one, two]);
      expect(view).toMatchObject({ total: 2, needed: 2 });
      expect((await finish(view, 1)).result?.passed).toBe(false);
    } finally {
      await withdraw(others, false);
    }
  });
});

describe('an answer of a check', () => {
  it('is called right, almost right or wrong, and nothing else is told', async () => {
    const answered = await sendAnswer(anna, await startSkipTest(anna, third), null);
    expect(Object.keys(answered.body).sort()).toEqual(['check', 'verdict']);
    expect(answered.body.verdict).toBe('wrong');
    const { check } = answered.body as unknown as { check: SkipTestView };
    expect(Object.keys(check).sort()).toEqual(
      ['check', 'current', 'lesson', 'needed', 'result', 'total', 'turn'].sort(),
    );
  });

  it('that is sent again gets its first verdict, whatever the repeat says', async () => {
    const view = await startSkipTest(anna, third);
    const first = await sendAnswer(anna, view, null);
    const again = await sendAnswer(anna, view, right(view));
    expect(again.body).toEqual(first.body);
    expect(await db.select({ verdict: skipTestAnswers.verdict }).from(skipTestAnswers)).toEqual([
      { verdict: 'wrong' },
    ]);
  });

  it('that is the last one and arrives a hundred times at once passes the check once', async () => {
    let view = await startSkipTest(anna, third);
    while (view.turn < 4) view = (await answerSkipTest(anna, view, right(view))).check;
    const given = right(view);
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendAnswer(anna, view, given)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ verdict: 'right', check: { result: { passed: true } } });
    expect(await db.select().from(skipTestAnswers)).toHaveLength(5);
    expect(await db.select().from(lessonOpenings)).toHaveLength(1);
  }, 30_000);

  it.each<[string, Partial<SkipTestView>]>([
    ['for a turn to come', { turn: 3 }],
    ['to an exercise that is not due', { current: { exercise: 999_999, task: blank } }],
  ])('%s is refused', async (_, other) => {
    const view = await startSkipTest(anna, third);
    const refusal = await sendAnswer(anna, { ...view, ...other }, null);
    expect(refusal).toMatchObject({ status: 400, body: { code: 'turn_passed' } });
    expect(await db.select().from(skipTestAnswers)).toEqual([]);
  });
});
