import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PUT as seen } from '@/app/api/appeals/seen/route';
import { appeals } from '@/db/schema/appeals';
import { exercises } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { workOffJobs } from '@/tests/support/jobs';
import {
  answerOtherwise,
  appealsOf,
  askGroups,
  begin,
  decided,
  groupsOf,
  report,
  reported,
} from '@/tests/support/appeals';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeTeacher } from '@/tests/support/openapi/teaching-calls';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

// Each of them is a story of many calls.
jest.setTimeout(60_000);
const { db } = testDatabase();
let anna: Somebody;
let vera: Somebody;
let boris: Somebody;

beforeAll(async () => {
  boris = await makeSomebody(db, 'teacher');
  await makeTeacher(boris, db);
});
beforeEach(async () => {
  await db.delete(appeals);
  await db.update(exercises).set({ accepted: [] });
  [anna, vera] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'student')];
});

const pointsOf = async ({ id }: Somebody) =>
  (await db.select({ points: users.points }).from(users).where(eq(users.id, id)))[0]?.points;
const answer = async (who: Somebody) => answerOtherwise(db, who, await begin(who));

describe('“My answer is right”', () => {
  it('of Anna’s comes to Boris without her name, and back to her with her points', async () => {
    const { place, grade } = await answer(anna);
    expect(grade.verdict).toBe('wrong');
    const sent = await reported(anna, place, { message: 'So sagt man auch! <b>😀</b>' });
    expect(sent).toMatchObject({
      state: 'waiting',
      given: grade.given,
      expected: grade.expected,
      message: 'So sagt man auch! <b>😀</b>',
      restored: 0,
      unseen: false,
      lesson: { slug: 'alphabet', course: { slug: 'russian-from-zero' } },
    });

    const { groups, open, next } = await groupsOf(boris);
    expect([groups.length, open, next]).toEqual([1, 1, null]);
    expect(groups[0]).toMatchObject({
      state: 'waiting',
      learners: 1,
      messages: [{ appeal: sent.id, text: 'So sagt man auch! <b>😀</b>' }],
      given: grade.given,
      grade: { verdict: 'wrong' },
    });
    expect(JSON.stringify(groups)).not.toMatch(new RegExp(`Майя|Орлова|somebody|"user|:${anna.id}[,}]`, 'u'));

    const { status, body } = await decided(boris, groups[0]?.appeal ?? 0);
    expect([status, body.state, body.reason]).toEqual([200, 'accepted', null]);
    await workOffJobs();
    expect(await pointsOf(anna)).toBe(10);
    const page = await appealsOf(anna);
    expect(page).toMatchObject({ unseen: 1, next: null });
    expect(page.appeals).toMatchObject([{ state: 'accepted', restored: 10, unseen: true }]);

    const { body: left } = await call(seen, {
      method: 'PUT',
      cookie: anna.cookie,
      body: { until: page.at },
    });
    expect(left).toEqual({ unseen: 0 });
    expect((await appealsOf(anna)).appeals).toMatchObject([{ unseen: false }]);
    expect((await groupsOf(boris)).groups).toEqual([]);
    expect((await groupsOf(boris, { state: 'decided' })).groups).toMatchObject([{ state: 'accepted' }]);
  });

  it('of two is one row for Boris, and one decision for both', async () => {
    const [hers, others] = [await answer(anna), await answer(vera)];
    await reported(anna, hers.place, { message: 'a' });
    await reported(vera, others.place, { message: 'b' });
    const { groups } = await groupsOf(boris);
    expect(groups).toMatchObject([{ learners: 2, messages: [{ text: 'b' }, { text: 'a' }] }]);
    await decided(boris, groups[0]?.appeal ?? 0, { decision: 'declined', reason: 'Так не говоря́т.' });
    for (const who of [anna, vera]) {
      expect(await appealsOf(who)).toMatchObject({
        unseen: 1,
        appeals: [{ state: 'declined', reason: 'Так не говоря́т.', restored: 0 }],
      });
    }
    await workOffJobs();
    expect(await pointsOf(anna)).toBe(0);
  });

  it('is answered at once where the same was declined before', async () => {
    const { place } = await answer(anna);
    const { id } = await reported(anna, place);
    await decided(boris, id, { decision: 'declined', reason: 'Друго́е сло́во.' });
    const { place: hers } = await answer(vera);
    expect(await reported(vera, hers)).toMatchObject({
      state: 'declined',
      reason: 'Друго́е сло́во.',
      unseen: false,
    });
    expect((await groupsOf(boris)).groups).toEqual([]);
  });

  it('is answered at once, with the points, where the same was accepted and waits to be judged again', async () => {
    const [{ place }, hers] = [await answer(anna), await answer(vera)];
    await decided(boris, (await reported(anna, place)).id);
    expect(await reported(vera, hers.place)).toMatchObject({ state: 'accepted', restored: 10 });
    expect(await pointsOf(vera)).toBe(10);
    await workOffJobs();
    expect([await pointsOf(anna), await pointsOf(vera)]).toEqual([10, 10]);
  });

  it('twice is once, and the note can be written anew while nobody has decided', async () => {
    const { place } = await answer(anna);
    const first = await reported(anna, place, { message: 'one' });
    const again = await Promise.all(
      Array.from({ length: 10 }, () => reported(anna, place, { message: 'two' })),
    );
    for (const each of again) expect(each).toEqual({ ...first, message: 'two' });
    await decided(boris, first.id, { decision: 'declined', reason: 'Нет.' });
    expect(await reported(anna, place, { message: 'three' })).toMatchObject({
      message: 'two',
      state: 'declined',
    });
    expect(await db.select().from(appeals)).toHaveLength(1);
  });

  it('makes the next learner’s answer right', async () => {
    const { place } = await answer(anna);
    await decided(boris, (await reported(anna, place)).id);
    const hers = await answer(vera);
    expect([hers.grade.verdict, hers.points]).toEqual(['right', 10]);
  });

  it('declined after all leaves the list again, and Anna keeps her points', async () => {
    const { place } = await answer(anna);
    const { id } = await reported(anna, place);
    await decided(boris, id);
    await workOffJobs();
    const { body } = await decided(boris, id, { decision: 'declined', reason: 'Переду́мал.' });
    await workOffJobs();
    expect(body).toMatchObject({ state: 'declined', reason: 'Переду́мал.' });
    expect(await pointsOf(anna)).toBe(10);
    expect(await appealsOf(anna)).toMatchObject({
      unseen: 1,
      appeals: [{ state: 'declined', restored: 10 }],
    });
    expect((await answer(vera)).grade.verdict).toBe('wrong');
  });

  it('decided twice the same way stays seen', async () => {
    const { place } = await answer(anna);
    const { id } = await reported(anna, place);
    await decided(boris, id);
    await call(seen, { method: 'PUT', cookie: anna.cookie, body: { until: new Date().toISOString() } });
    await decided(boris, id);
    expect((await appealsOf(anna)).unseen).toBe(0);
  });

  it('decided by two at once ends in one of the two, and the list says the same', async () => {
    const { place, exercise } = await answer(anna);
    const { id } = await reported(anna, place);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decided(boris, id, index % 2 ? { decision: 'accepted' } : { decision: 'declined', reason: 'Нет.' }),
      ),
    );
    const [row] = await db.select().from(appeals);
    const [stored] = await db.select().from(exercises).where(eq(exercises.id, exercise));
    expect(stored?.accepted).toEqual(row?.decision === 'accepted' ? [row.given] : []);
  });

  it('comes in pages', async () => {
    let view = await begin(anna);
    for (let count = 0; count < 3; count += 1) {
      const { place, practice } = await answerOtherwise(db, anna, view);
      await reported(anna, place);
      view = practice;
    }
    const { appeals: all } = await appealsOf(anna);
    expect(all).toHaveLength(3);
    expect((await appealsOf(anna, { before: String(all[0]?.id) })).appeals).toEqual(all.slice(1));
    const { groups } = await groupsOf(boris);
    const { groups: later } = await groupsOf(boris, { before: String(groups[0]?.appeal) });
    expect(later).toEqual(groups.slice(1));
  });
});

describe('reports of a course', () => {
  it.each([
    ['a learner', 'student', 404, 'not_found'],
    ['a teacher of other courses', 'teacher', 404, 'not_found'],
    ['a moderator', 'moderator', 404, 'not_found'],
    ['an administrator', 'administrator', 200, undefined],
  ] as const)('and %s', async (_, role, status, code) => {
    const { place } = await answer(anna);
    const { id } = await reported(anna, place);
    const who = await makeSomebody(db, role);
    const asked = await askGroups(who);
    expect([asked.status, asked.body.code]).toEqual([status, code]);
    const refusal = await decided(who, id);
    expect([refusal.status, refusal.body.code]).toEqual([status, code]);
  });

  it('are nobody’s who is not signed in', async () => {
    const { place } = await answer(anna);
    const nobody = { cookie: '' };
    expect((await askGroups(nobody)).status).toBe(401);
    expect((await decided(nobody, 1)).status).toBe(401);
    expect((await report(nobody, place)).status).toBe(401);
  });
});
