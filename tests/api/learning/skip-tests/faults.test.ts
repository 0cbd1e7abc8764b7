import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { skipTests, lessonOpenings } from '@/db/schema/skip-tests';
import { exercises, lessons } from '@/db/schema/courses';
import { runs } from '@/db/schema/practice';
import type { SkipTestView } from '@/lib/learning/skip-tests/schema';
import { setNow } from '@/lib/platform/clock';
import {
  exerciseContent,
  type ExerciseAnswer,
  type ExerciseContent,
  type Task,
} from '@/lib/russian/exercises/schema';
import {
  answerSkipTest,
  askForSkipTest,
  readSkipTest,
  sendAnswer,
  startSkipTest,
} from '@/tests/support/skip-tests';
import { testDatabase } from '@/tests/support/database';
import { shortenCourses } from '@/tests/support/short-course';
import { signIn } from '@/tests/support/people';
import { getCourse } from '@/tests/support/practice';
import { solve } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
beforeAll(() => shortenCourses(db), 30_000);
let anna = '';
let vera = '';
let ids: number[] = [];
let contents = new Map<number, ExerciseContent>();
const third = () => ids[2] ?? 0;

beforeEach(async () => {
  setNow(null);
  await db.delete(skipTests);
  await db.delete(lessonOpenings);
  await db.delete(runs);
  const rows = await db.select().from(exercises);
  contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  [anna, vera] = [await signIn('anna'), await signIn('vera')];
  ids = (await getCourse(anna)).lessons.map(({ id }) => id);
});
afterEach(async () => {
  await db.update(exercises).set({ withdrawn: false });
  await db.update(lessons).set({ withdrawn: false });
});

function right({ current }: SkipTestView) {
  const content = contents.get(current?.exercise ?? 0);
  if (!current || !content) throw new Error('No exercise is due.');
  return solve(content, current.task);
}
const askedIn = async ({ check }: SkipTestView) => {
  const [row] = await db.select({ asked: skipTests.asked }).from(skipTests).where(eq(skipTests.id, check));
  return row?.asked ?? [];
};
const withdraw = (exerciseIds: number[]) =>
  db.update(exercises).set({ withdrawn: true }).where(inArray(exercises.id, exerciseIds));

describe('a check is refused', () => {
  it.each([
    ['before the first lesson', () => askForSkipTest(anna, ids[0] ?? 0), 400, 'check_not_needed'],
    ['before a lesson under construction', () => askForSkipTest(anna, ids[4] ?? 0), 404, 'not_found'],
    ['before a lesson nobody knows', () => askForSkipTest(anna, 999_999), 404, 'not_found'],
    ['to somebody who is signed out', () => askForSkipTest('', third()), 401, 'unauthenticated'],
    ['that nobody knows', () => readSkipTest(anna, crypto.randomUUID()), 404, 'not_found'],
    ['that is no UUID', () => readSkipTest(anna, '1; drop table checks'), 404, 'not_found'],
  ])('%s', async (_, ask, status, code) => {
    const refusal = await ask();
    expect([refusal.status, refusal.body.code]).toEqual([status, code]);
    expect(await db.select().from(skipTests)).toEqual([]);
  });

  it('before a lesson that a check has led to', async () => {
    let view = await startSkipTest(anna, third());
    while (view.current) view = (await answerSkipTest(anna, view, right(view))).check;
    expect((await askForSkipTest(anna, third())).body.code).toBe('check_not_needed');
    expect((await askForSkipTest(anna, ids[0] ?? 0)).body.code).toBe('check_not_needed');
  });

  it('to Вера when it is Анна’s: she finds nothing there and skips nothing', async () => {
    const view = await startSkipTest(anna, third());
    expect((await readSkipTest(vera, view.check)).status).toBe(404);
    expect((await sendAnswer(vera, view, right(view))).status).toBe(404);
    expect((await startSkipTest(vera, third())).check).not.toBe(view.check);
    let own = view;
    while (own.current) own = (await answerSkipTest(anna, own, right(own))).check;
    expect((await getCourse(vera)).lessons[0]?.state).toBe('not_started');
  });
});

describe('a check that is taken up', () => {
  it('twenty times at once is one check', async () => {
    const views = await Promise.all(Array.from({ length: 20 }, () => startSkipTest(anna, third())));
    expect(new Set(views.map(({ check }) => check)).size).toBe(1);
    expect(await db.select().from(skipTests)).toHaveLength(1);
  });

  it('within a day goes on where Анна was; later another begins, and answers to the old one come too late', async () => {
    const view = await startSkipTest(anna, third());
    const { check } = await answerSkipTest(anna, view, right(view));
    setNow(new Date(Date.now() + 23 * 3_600_000));
    anna = await signIn('anna');
    expect(await startSkipTest(anna, third())).toEqual(check);
    setNow(new Date(Date.now() + 25 * 3_600_000));
    anna = await signIn('anna');
    const next = await startSkipTest(anna, third());
    expect(next).toMatchObject({ turn: 0, result: null });
    expect(next.check).not.toBe(view.check);
    expect((await sendAnswer(anna, check, right(check))).body.code).toBe('turn_passed');
    expect((await readSkipTest(anna, view.check)).body.result).toMatchObject({ passed: false, right: 1 });
  });
});

describe('what is withdrawn in the middle of a check', () => {
  it('is not asked, and the others decide', async () => {
    let view = await startSkipTest(anna, third());
    const [, second, , fourth] = await askedIn(view);
    view = (await answerSkipTest(anna, view, right(view))).check;
    await withdraw([second ?? 0, fourth ?? 0]);
    const stale = await sendAnswer(anna, view, null);
    expect(stale).toMatchObject({ status: 400, body: { code: 'turn_passed' } });
    view = await startSkipTest(anna, third());
    expect(view).toMatchObject({ turn: 1, total: 3, needed: 3 });
    while (view.current) view = (await answerSkipTest(anna, view, right(view))).check;
    expect(view.result).toMatchObject({ passed: true, right: 3 });
  });

  it('ends it when nothing is left to ask, and always the same way', async () => {
    const view = await startSkipTest(anna, third());
    await withdraw(await askedIn(view));
    expect((await readSkipTest(anna, view.check)).body).toMatchObject({ current: null, result: null });
    const ends = await Promise.all(Array.from({ length: 10 }, () => startSkipTest(anna, third())));
    const result = { passed: false, right: 0, missed: [] };
    expect(ends.filter(({ check }) => check === view.check)).toMatchObject([{ result }]);
    expect((await readSkipTest(anna, view.check)).body).toMatchObject({ total: 0, result });
    expect(await db.select().from(lessonOpenings)).toEqual([]);
  });

  it('may be the lesson itself: then there is nothing to open', async () => {
    const view = await startSkipTest(anna, third());
    await db.update(lessons).set({ withdrawn: true }).where(eq(lessons.id, third()));
    expect((await sendAnswer(anna, view, right(view))).status).toBe(404);
    expect((await askForSkipTest(anna, third())).status).toBe(404);
  });
});

describe('a solver that sees everything sent before answering', () => {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

  /** What lies nearest: everything as it was sent. `odds`: how likely that would be right if all were shuffled. */
  function guess(task: Task): { answer: ExerciseAnswer; odds: number } {
    switch (task.kind) {
      case 'gap': {
        const gaps = task.segments.length - 1;
        const odds = factorial(task.bank.length - gaps) / factorial(task.bank.length);
        return { answer: { kind: 'gap', words: upTo(gaps) }, odds };
      }
      case 'choice':
        return { answer: { kind: 'choice', option: 0 }, odds: 1 / task.options.length };
      case 'pairs':
        return {
          answer: { kind: 'pairs', matches: upTo(task.left.length) },
          odds: 1 / factorial(task.left.length),
        };
      case 'write':
        return { answer: { kind: 'write', text: task.sentence ?? task.prompt.text }, odds: 0 };
      case 'order':
        return {
          answer: { kind: 'order', tokens: upTo(task.tokens.length) },
          odds: 4 / factorial(task.tokens.length),
        };
    }
  }

  interface Blind {
    tries: { hit: boolean; odds: number }[];
    passed: boolean;
  }

  /** Takes a check to its end by guesses; of each answer whether it was right, and its odds. */
  async function takeBlindly(): Promise<Blind> {
    const tries: Blind['tries'] = [];
    let view = await startSkipTest(anna, third());
    while (view.current) {
      const { answer, odds } = guess(view.current.task);
      expect(answersIn(view)).toEqual([]);
      const { verdict, check } = await answerSkipTest(anna, view, answer);
      tries.push({ hit: verdict !== 'wrong', odds });
      view = check;
    }
    return { tries, passed: view.result?.passed ?? true };
  }

  /** What would be right to write, found in what was sent. */
  function answersIn(view: SkipTestView): string[] {
    const content = contents.get(view.current?.exercise ?? 0);
    const sent = JSON.stringify(view).toLowerCase();
    return content?.kind === 'write'
      ? content.answers.filter((each) => sent.includes(each.toLowerCase()))
      : [];
  }

  it('does no better than chance, and finds no answer to write in what was sent', async () => {
    const checks: Blind[] = [];
    for (let count = 0; count < 30; count += 1) {
      checks.push(await takeBlindly());
      // One that was passed by luck has opened the lesson: no other would be needed.
      await db.delete(lessonOpenings);
    }
    const tries = checks.flatMap(({ tries: each }) => each);
    const expected = tries.reduce((sum, { odds }) => sum + odds, 0);
    const deviation = Math.sqrt(tries.reduce((sum, { odds }) => sum + odds * (1 - odds), 0));
    expect(tries).toHaveLength(150);
    expect(tries.filter(({ hit }) => hit).length).toBeLessThanOrEqual(expected + 4 * deviation + 1);
    // Once the other kinds were asked, a check may be of choices alone: one of those is passed by luck now and then.
    expect(checks.filter(({ passed }) => passed).length).toBeLessThanOrEqual(4);
  }, 60_000);
});
