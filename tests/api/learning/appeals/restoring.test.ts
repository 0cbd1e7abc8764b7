import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { appeals } from '@/db/schema/appeals';
import { exercises } from '@/db/schema/courses';
import { learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { rejudgeExercise, rejudgeLearner } from '@/lib/learning/appeals/rejudge';
import { workOffJobs } from '@/tests/support/jobs';
import type { PracticeView } from '@/lib/learning/practice/schema';
import {
  answerOtherwise,
  answerRight,
  appealsOf,
  begin,
  decided,
  goTo,
  reported,
  type TurnOfRun,
} from '@/tests/support/appeals';
import { testDatabase } from '@/tests/support/database';
import { makeTeacher } from '@/tests/support/openapi/teaching-calls';
import { answerDue, openHint, submit } from '@/tests/support/practice';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

// Each of them is a story of many calls.
jest.setTimeout(120_000);
const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let boris: Somebody;

beforeAll(async () => {
  boris = await makeSomebody(db, 'teacher');
  await makeTeacher(boris, db);
});
beforeEach(async () => {
  await db.delete(appeals);
  await db.delete(runs);
  await db.delete(rewards);
  await db.delete(learningDays);
  await db.update(users).set({ points: 0 });
  await db.update(exercises).set({ accepted: [] });
  anna = await makeSomebody(db, 'student');
});

/** Whatever happened: what was paid, what people have, what answers earned and what the days say is the same. */
afterEach(async () => {
  const unbalanced = await db.execute(sql`
    select id, points from users where array[points, points, points] <> array[
      (select coalesce(sum(r.points), 0)::int from rewards r where r.user_id = users.id),
      (select coalesce(sum(a.points), 0)::int from attempts a where a.user_id = users.id)
        + (select coalesce(sum(r.bonus), 0)::int from runs r where r.user_id = users.id),
      (select coalesce(sum(d.points), 0)::int from learning_days d where d.user_id = users.id)
    ]`);
  expect([...unbalanced]).toEqual([]);
  const tooRight = await db
    .select()
    .from(learningDays)
    .where(sql`${learningDays.right} > ${learningDays.answers}`);
  expect(tooRight).toEqual([]);
});

const pointsOf = async ({ id }: Somebody) =>
  (await db.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points;
const today = async ({ id }: Somebody) =>
  (await db.select().from(learningDays).where(eq(learningDays.userId, id)))[0];
const attemptAt = async ({ run, turn }: TurnOfRun) =>
  (
    await db
      .select()
      .from(attempts)
      .where(and(eq(attempts.runId, run), eq(attempts.turn, turn)))
  )[0];

async function accept(who: Somebody, place: TurnOfRun) {
  await decided(boris, (await reported(who, place)).id);
  await workOffJobs();
}

describe('an answer that was accepted', () => {
  it('becomes right, pays what it would have paid and counts on its day', async () => {
    const { place } = await answerOtherwise(db, anna, await begin(anna));
    expect(await today(anna)).toMatchObject({ answers: 1, right: 0, points: 0 });
    await accept(anna, place);
    expect(await attemptAt(place)).toMatchObject({
      verdict: 'right',
      points: 10,
      grade: { verdict: 'right', issues: [] },
    });
    expect(await today(anna)).toMatchObject({ answers: 1, right: 1, points: 10 });
  });

  it('pays less for each hint that was open', async () => {
    const view = await begin(anna);
    await openHint(anna.cookie, view.current?.exercise ?? 0, view, 1);
    await accept(anna, (await answerOtherwise(db, anna, view)).place);
    expect(await pointsOf(anna)).toBe(7);
  });

  it('pays only the difference when the return round had paid', async () => {
    let view = await begin(anna);
    const { place, practice, exercise } = await answerOtherwise(db, anna, view);
    view = practice;
    while (view.current) view = (await answerRight(db, anna, view)).practice;
    const before = (await pointsOf(anna)) ?? 0;
    await accept(anna, place);
    expect(await pointsOf(anna)).toBe(before + 8);
    expect((await appealsOf(anna)).appeals).toMatchObject([{ restored: 8 }]);
    const [reward] = await db
      .select()
      .from(rewards)
      .where(and(eq(rewards.subjectId, exercise), eq(rewards.reason, 'exercise')));
    expect(reward?.points).toBe(10);
  });

  it('pays the two points that an almost right one lacked', async () => {
    const view = await goTo(db, anna, 'write');
    const before = (await pointsOf(anna)) ?? 0;
    // «молоко» on Latin keys.
    const right = await answerDue(anna.cookie, view, { kind: 'write', text: 'vjkjrj' });
    expect([right.grade.verdict, right.points]).toEqual(['almost', 8]);
    const { right: wasRight = 0 } = (await today(anna)) ?? {};
    await accept(anna, view);
    expect(await pointsOf(anna)).toBe(before + 10);
    expect((await today(anna))?.right).toBe(wasRight);
  });

  it('changes nothing the second time', async () => {
    const { place, exercise } = await answerOtherwise(db, anna, await begin(anna));
    await accept(anna, place);
    const before = [await attemptAt(place), await today(anna), await pointsOf(anna), await appealsOf(anna)];
    await rejudgeExercise(exercise);
    await rejudgeLearner(exercise, anna.id);
    const after = [await attemptAt(place), await today(anna), await pointsOf(anna), await appealsOf(anna)];
    expect(JSON.stringify(after.slice(0, 3))).toBe(JSON.stringify(before.slice(0, 3)));
  });

  it('ends the run that waited for nothing else, with its bonus; another window hears that it went on', async () => {
    let view = await begin(anna);
    const { place, practice } = await answerOtherwise(db, anna, view);
    view = practice;
    while (view.current && !view.progress.returning) {
      view = (await answerRight(db, anna, view)).practice;
    }
    const before = (await pointsOf(anna)) ?? 0;
    await accept(anna, place);
    expect(await pointsOf(anna)).toBe(before + 10 + 20);
    const [run] = await db.select().from(runs).where(eq(runs.userId, anna.id));
    expect(run).toMatchObject({ bonus: 20, finishedAt: expect.any(Date) });
    const late = await submit(anna.cookie, view.current?.exercise ?? 0, view, { kind: 'write', text: 'да' });
    expect([late.status, late.body.code]).toEqual([400, 'turn_passed']);
  });

  it('leaves answers alone that read otherwise since the exercise was changed', async () => {
    const view = await goTo(db, anna, 'choice');
    const { place, exercise } = await answerOtherwise(db, anna, view);
    const { id } = await reported(anna, place);
    const [row] = await db.select().from(exercises).where(eq(exercises.id, exercise));
    const changed = { ...(row?.content as object), options: ['оди́н', 'два', 'три'], answer: 'оди́н' };
    await db.update(exercises).set({ content: changed }).where(eq(exercises.id, exercise));
    await decided(boris, id);
    await workOffJobs();
    expect((await attemptAt(place))?.verdict).toBe('wrong');
    await db.update(exercises).set({ content: row?.content }).where(eq(exercises.id, exercise));
  });
});

describe('many learners', () => {
  it('are all judged again, more than one page of them', async () => {
    const many = await Promise.all(Array.from({ length: 105 }, () => makeSomebody(db, 'student')));
    for (const who of many) await answerOtherwise(db, who, await begin(who));
    const { place } = await answerOtherwise(db, anna, await begin(anna));
    await accept(anna, place);
    const points = await Promise.all(many.map(pointsOf));
    expect(points.filter((each) => each !== 10)).toEqual([]);
  });

  it('lose nothing when one of them cannot be judged: the others are, and the next try finds the rest', async () => {
    const others = await Promise.all([1, 2, 3].map(() => makeSomebody(db, 'student')));
    const places: TurnOfRun[] = [];
    let exercise = 0;
    for (const who of others) {
      const answered = await answerOtherwise(db, who, await begin(who));
      exercise = answered.exercise;
      places.push(answered.place);
    }
    const [, middle] = places;
    const broken = await attemptAt(middle!);
    await db
      .update(attempts)
      .set({ answer: { kind: 'magic' } })
      .where(eq(attempts.runId, middle!.run));
    const { place } = await answerOtherwise(db, anna, await begin(anna));
    await decided(boris, (await reported(anna, place)).id);
    await expect(rejudgeExercise(exercise)).rejects.toThrow('could not be judged');
    expect(await Promise.all(others.map(pointsOf))).toEqual([10, 0, 10]);
    await db.update(attempts).set({ answer: broken?.answer }).where(eq(attempts.runId, middle!.run));
    await rejudgeExercise(exercise);
    expect(await Promise.all(others.map(pointsOf))).toEqual([10, 10, 10]);
  });

  it('answer on while they are judged again, three times at once', async () => {
    const others = await Promise.all(Array.from({ length: 12 }, () => makeSomebody(db, 'student')));
    const views: PracticeView[] = [];
    for (const who of others) views.push((await answerOtherwise(db, who, await begin(who))).practice);
    const { place, exercise } = await answerOtherwise(db, anna, await begin(anna));
    await Promise.all([
      decided(boris, (await reported(anna, place)).id).then(() =>
        Promise.all([1, 2, 3].map(() => rejudgeExercise(exercise))),
      ),
      ...others.map(async (who, index) => {
        let view = views[index];
        while (view?.current) view = (await answerRight(db, who, view)).practice;
      }),
    ]);
    const [lesson] = await db.select({ bonus: runs.bonus }).from(runs).where(eq(runs.userId, others[0]!.id));
    expect(lesson?.bonus).toBe(20);
    const earned = new Set(await Promise.all(others.map(pointsOf)));
    expect(earned.size).toBe(1);
  });
});
