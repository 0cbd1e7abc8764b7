import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { and, eq, isNotNull } from 'drizzle-orm';
import { exercises } from '@/db/schema/courses';
import { badges, learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { cards } from '@/db/schema/review';
import { exerciseContent, type ExerciseContent } from '@/lib/russian/exercises/schema';
import type { AttemptResult, PracticeView } from '@/lib/learning/practice/schema';
import { testDatabase } from '@/tests/support/database';
import { answerDue, getCourse, startLesson, submit } from '@/tests/support/practice';
import { solve } from '@/lib/russian/exercises/solve';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
// A hundred calls at once, on a machine that may be busy.
jest.setTimeout(60_000);
Object.assign(process.env, { LIMIT_WRITES: '100000' });
const atOnce = 100;
let anna: Somebody;
let contents = new Map<number, ExerciseContent>();
let total = 0;
/** The lesson with one exercise left. */
let last: PracticeView;

beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  const rows = await db.select({ id: exercises.id, content: exercises.content }).from(exercises);
  contents = new Map(rows.map(({ id, content }) => [id, exerciseContent.parse(content)]));
  last = await startLesson(anna.cookie, (await getCourse(anna.cookie)).lessons[0]?.id ?? 0);
  total = last.progress.total;
  while (last.turn < total - 1) last = (await answerDue(anna.cookie, last, right(last))).practice;
});

function right({ current }: PracticeView) {
  const content = contents.get(current?.exercise ?? 0);
  if (!current || !content) throw new Error('Nothing is due.');
  return solve(content, current.task);
}

const complete = () => submit(anna.cookie, last.current?.exercise ?? 0, last, right(last));

/** One finish, one bonus, and each thing paid and counted once. */
async function expectOneFinish() {
  const points = total * 10 + 20;
  const mine = await db
    .select()
    .from(runs)
    .where(and(eq(runs.userId, anna.id), isNotNull(runs.finishedAt)));
  expect(mine.map(({ id, bonus }) => [id, bonus])).toEqual([[last.run, 20]]);
  expect(await db.select().from(attempts).where(eq(attempts.userId, anna.id))).toHaveLength(total);
  const paid = await db.select().from(rewards).where(eq(rewards.userId, anna.id));
  expect(paid.filter(({ reason }) => reason === 'lesson')).toHaveLength(1);
  const [person] = await db.select({ points: users.points }).from(users).where(eq(users.id, anna.id));
  expect(person?.points).toBe(points);
  const days = await db.select().from(learningDays).where(eq(learningDays.userId, anna.id));
  expect(days.map((day) => [day.points, day.answers, day.right])).toEqual([[points, total, total]]);
  const earned = await db.select().from(badges).where(eq(badges.userId, anna.id));
  expect(earned.map(({ badge }) => badge).sort()).toEqual(['first_lesson', 'rank_2']);
}

describe('a hundred completions of one lesson at once', () => {
  it('are one finish with one bonus, and every caller hears the same', async () => {
    const answers = await Promise.all(Array.from({ length: atOnce }, complete));
    for (const each of answers) expect([each.status, each.body]).toEqual([201, answers[0]?.body]);
    const { practice } = answers[0]!.body as unknown as AttemptResult;
    expect(practice.summary).toMatchObject({
      points: total * 10 + 20,
      lesson_points: 20,
      right_first: total,
    });
    await expectOneFinish();
    const words = await db.select().from(cards).where(eq(cards.userId, anna.id));
    expect(words).toHaveLength(practice.summary?.words.length ?? 0);
  });

  it('also while the lesson is opened again and again: none is lost, and a new run pays nothing', async () => {
    const { lesson } = last;
    const calls = Array.from({ length: atOnce }, (_, index) =>
      index % 2 ? complete() : startLesson(anna.cookie, lesson.id),
    );
    await Promise.all(calls);
    await expectOneFinish();
    const open = await db.select().from(runs).where(eq(runs.userId, anna.id));
    expect(open.length).toBeLessThanOrEqual(2);
  });
});

describe('two windows on one lesson', () => {
  it('that answer alike hear the same; one that answers otherwise is told that the first counts', async () => {
    const exercise = last.current?.exercise ?? 0;
    const first = await complete();
    expect(first.body).toMatchObject({ elsewhere: false, grade: { verdict: 'right' } });
    expect((await complete()).body).toEqual(first.body);
    const second = await submit(anna.cookie, exercise, last, { kind: 'write', text: 'нет' });
    expect(second).toMatchObject({ status: 201, body: { ...first.body, elsewhere: true } });
    await expectOneFinish();
  });
});
