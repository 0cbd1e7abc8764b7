import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { exercises } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { attempts, hints, rewards, runs } from '@/db/schema/practice';
import { setNow } from '@/lib/platform/clock';
import { exerciseContent, type ExerciseAnswer, type ExerciseContent } from '@/lib/russian/exercises/schema';
import type { PracticeView } from '@/lib/learning/practice/schema';
import { testDatabase } from '@/tests/support/database';
import { shortenCourses } from '@/tests/support/short-course';
import { signIn } from '@/tests/support/people';
import { answerDue, getCourse, openHint, startLesson, submit } from '@/tests/support/practice';
import { blunder, solve } from '@/lib/russian/exercises/solve';

const { db } = testDatabase();
beforeAll(() => shortenCourses(db), 30_000);
// Whole lessons, and a hundred answers at once, on a machine that may be busy.
jest.setTimeout(60_000);
let anna = '';
let contents = new Map<number, ExerciseContent>();

beforeEach(async () => {
  setNow(null);
  await db.delete(runs);
  await db.delete(rewards);
  await db.update(users).set({ points: 0 });
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  anna = await signIn('anna');
});

const firstLesson = async () => (await getCourse(anna)).lessons[0]?.id ?? 0;

function due(view: PracticeView) {
  const content = contents.get(view.current?.exercise ?? 0);
  if (!view.current || !content) throw new Error('Nothing is due.');
  return { ...view.current, content };
}

function wrong(view: PracticeView): ExerciseAnswer {
  const { task, content } = due(view);
  if (task.kind !== 'choice') return blunder(task);
  const right = solve(content, task);
  return { kind: 'choice', option: right.kind === 'choice' && right.option === 0 ? 1 : 0 };
}

const right = (view: PracticeView) => solve(due(view).content, due(view).task);

/** Goes on until the run is finished, giving right answers. */
async function finish(view: PracticeView): Promise<PracticeView> {
  let now = view;
  while (now.current) now = (await answerDue(anna, now, right(now))).practice;
  return now;
}

describe('a lesson', () => {
  it('pays 10 for each right answer and 20 at the end, and leads on to the next lesson', async () => {
    const lesson = await firstLesson();
    const view = await startLesson(anna, lesson);
    const end = await finish(view);
    const total = view.progress.total;
    expect(end.summary).toMatchObject({
      points: total * 10 + 20,
      lesson_points: 20,
      right_first: total,
      wrong_first: 0,
      mistakes: [],
    });
    expect(end.summary?.words.length).toBeGreaterThan(10);
    const course = await getCourse(anna);
    expect(course.lessons.map(({ state }) => state)).toEqual([
      'finished',
      'not_started',
      'not_started',
      'not_started',
      'announced',
    ]);
    expect(course.lessons[0]?.points).toBe(total * 10 + 20);
    expect(end.summary?.next_lesson?.slug).toBe(course.next);
  });

  it('pays nothing the second time', async () => {
    const lesson = await firstLesson();
    await finish(await startLesson(anna, lesson));
    const again = await finish(await startLesson(anna, lesson));
    expect(again.summary).toMatchObject({ points: 0, lesson_points: 0 });
  });

  it('goes on where one was', async () => {
    const lesson = await firstLesson();
    const view = await startLesson(anna, lesson);
    const { practice } = await answerDue(anna, view, right(view));
    expect(await startLesson(anna, lesson)).toEqual(practice);
  });

  it('brings wrong ones back at the end and pays 2 for them', async () => {
    const view = await startLesson(anna, await firstLesson());
    const missed = due(view).exercise;
    const first = await answerDue(anna, view, wrong(view));
    expect([first.grade.verdict, first.points]).toEqual(['wrong', 0]);
    let now = first.practice;
    while (!now.progress.returning) now = (await answerDue(anna, now, right(now))).practice;
    expect(due(now).exercise).toBe(missed);
    expect(now.current?.first_time).toBe(false);
    const second = await answerDue(anna, now, right(now));
    expect(second.points).toBe(2);
    expect(second.practice.summary).toMatchObject({ wrong_first: 1, total: view.progress.total });
    expect(second.practice.summary?.mistakes.map(({ exercise }) => exercise)).toEqual([missed]);
  });

  it('never pays the full price after the answer was shown by a mistake, in whatever run', async () => {
    const lesson = await firstLesson();
    const view = await startLesson(anna, lesson);
    await answerDue(anna, view, wrong(view));
    await db.delete(runs).where(eq(runs.finishedAt, new Date(0)));
    let now = await startLesson(anna, lesson);
    const missed = due(view).exercise;
    while (now.current && due(now).exercise !== missed)
      now = (await answerDue(anna, now, right(now))).practice;
    expect((await answerDue(anna, now, right(now))).points).toBe(2);
  });

  it('counts time at work, not the coffee in between', async () => {
    const start = Date.now();
    const view = await startLesson(anna, await firstLesson());
    setNow(new Date(start + 60_000));
    let now = (await answerDue(anna, view, right(view))).practice;
    setNow(new Date(start + 3_600_000));
    now = (await answerDue(anna, now, right(now))).practice;
    const end = await finish(now);
    expect(end.summary?.seconds).toBeGreaterThanOrEqual(178);
    expect(end.summary?.seconds).toBeLessThan(200);
  });
});

describe('hints', () => {
  it('cost 3 each, come in order, and leave at least 2', async () => {
    let view = await startLesson(anna, await firstLesson());
    const id = due(view).exercise;
    expect([view.current?.worth, view.current?.hint_price]).toEqual([10, 3]);
    expect((await openHint(anna, id, view, 2)).status).toBe(400);
    const stakes = [];
    for (const level of [1, 2, 3]) {
      const { body } = await openHint(anna, id, view, level);
      stakes.push([(body.hint as { level: number }).level, body.worth, body.hint_price]);
    }
    expect(stakes).toEqual([
      [1, 7, 3],
      [2, 4, 2],
      [3, 2, 0],
    ]);
    view = await startLesson(anna, view.lesson.id);
    expect(view.current?.hints.map(({ level }) => level)).toEqual([1, 2, 3]);
    expect((await answerDue(anna, view, right(view))).points).toBe(2);
  });

  it('are charged once however often they are opened at once', async () => {
    const view = await startLesson(anna, await firstLesson());
    const id = due(view).exercise;
    const answers = await Promise.all(Array.from({ length: 20 }, () => openHint(anna, id, view, 1)));
    expect(answers.every(({ status, body }) => status === 201 && body.worth === 7)).toBe(true);
    expect(await db.select().from(hints)).toHaveLength(1);
  });
});

describe('the same answer a hundred times at once', () => {
  it('is stored and paid once, and every caller hears the same', async () => {
    const view = await startLesson(anna, await firstLesson());
    const answer = right(view);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => submit(anna, due(view).exercise, view, answer)),
    );
    for (const each of answers) expect([each.status, each.body]).toEqual([201, answers[0]?.body]);
    expect(answers[0]?.body).toMatchObject({ points: 10, total_points: 10 });
    expect(await db.select().from(attempts)).toHaveLength(1);
    const [row] = await db.select({ points: users.points }).from(users).where(eq(users.firstName, 'Анна'));
    expect(row?.points).toBe(10);
  });

  it('also when right and wrong race: the first counts', async () => {
    const view = await startLesson(anna, await firstLesson());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        submit(anna, due(view).exercise, view, index % 2 ? right(view) : wrong(view)),
      ),
    );
    const first = { ...answers[0]?.body, elsewhere: expect.any(Boolean) };
    for (const each of answers) expect(each.body).toEqual(first);
    // Those who said otherwise are told that it was another's answer.
    expect(answers.filter(({ body }) => body.elsewhere)).toHaveLength(10);
    expect(await db.select().from(attempts)).toHaveLength(1);
  });
});
