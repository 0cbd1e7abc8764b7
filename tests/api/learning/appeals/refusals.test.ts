import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PUT as seen } from '@/app/api/appeals/seen/route';
import { appeals } from '@/db/schema/appeals';
import { exercises } from '@/db/schema/courses';
import { runs } from '@/db/schema/practice';
import type { PracticeView } from '@/lib/learning/practice/schema';
import {
  answerOtherwise,
  answerRight,
  appealsOf,
  askGroups,
  begin,
  decided,
  goTo,
  report,
  reported,
  type TurnOfRun,
} from '@/tests/support/appeals';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { makeTeacher } from '@/tests/support/openapi/teaching-calls';
import { answerDue } from '@/tests/support/practice';
import { blunder } from '@/lib/russian/exercises/solve';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

// Each of them is a story of many calls.
jest.setTimeout(60_000);
const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000' });
let anna: Somebody;
let vera: Somebody;
let boris: Somebody;
let place: TurnOfRun;

beforeAll(async () => {
  [anna, vera, boris] = [
    await makeSomebody(db, 'student'),
    await makeSomebody(db, 'student'),
    await makeSomebody(db, 'teacher'),
  ];
  await makeTeacher(boris, db);
});
beforeEach(async () => {
  await db.delete(runs);
  ({ place } = await answerOtherwise(db, anna, await begin(anna)));
});

describe('a report is refused', () => {
  it.each<[string, () => Promise<{ status: number; body: { code?: string } }>, number, string]>([
    ['of somebody else’s answer', () => report(vera, place), 404, 'not_found'],
    ['of a turn nobody took', () => report(anna, { ...place, turn: 7 }), 404, 'not_found'],
    ['of a turn before the first', () => report(anna, { ...place, turn: -1 }), 404, 'not_found'],
    ['of a turn that is no number', () => report(anna, { ...place, turn: NaN }), 404, 'not_found'],
    ['of a run nobody knows', () => report(anna, { ...place, run: crypto.randomUUID() }), 404, 'not_found'],
    ['of a run that is no UUID', () => report(anna, { ...place, run: "1'--" }), 404, 'not_found'],
    ['with a note too long', () => report(anna, place, { message: 'я'.repeat(301) }), 400, 'validation'],
    ['with a note that is a number', () => report(anna, place, { message: 7 }), 400, 'validation'],
    ['with what we did not ask', () => report(anna, place, { decision: 'accepted' }), 400, 'validation'],
    ['with a list', () => report(anna, place, []), 400, 'bad_request'],
  ])('%s', async (_, send, status, code) => {
    const refusal = await send();
    expect([refusal.status, refusal.body.code]).toEqual([status, code]);
    expect(await db.select().from(appeals)).toEqual([]);
  });

  it('of an answer that is right', async () => {
    const view = await begin(anna);
    await answerRight(db, anna, view);
    const { status, body } = await report(anna, view);
    expect([status, body.code]).toEqual([400, 'appeal_needless']);
  });

  it('of an answer that was left empty', async () => {
    const view = await goTo(db, anna, 'write');
    await answerDue(anna.cookie, view, blunder(view.current!.task));
    const { status, body } = await report(anna, view);
    expect([status, body.code]).toEqual([400, 'appeal_impossible']);
    expect(body.message).toContain('left empty');
  });

  it('of an answer to an exercise that has been changed since', async () => {
    const view = await goTo(db, anna, 'choice');
    const { place: at, exercise } = await answerOtherwise(db, anna, view);
    const [row] = await db.select().from(exercises).where(eq(exercises.id, exercise));
    const changed = { ...(row?.content as object), options: ['оди́н', 'два', 'три'], answer: 'два' };
    await db.update(exercises).set({ content: changed }).where(eq(exercises.id, exercise));
    const { body } = await report(anna, at);
    await db.update(exercises).set({ content: row?.content }).where(eq(exercises.id, exercise));
    expect(body.code).toBe('appeal_impossible');
  });

  it('when thirty are waiting, also when several come at once', async () => {
    const places: TurnOfRun[] = [];
    let view: PracticeView = await begin(anna);
    while (places.length < 33) {
      const answered = await answerOtherwise(db, anna, view);
      places.push(answered.place);
      view = answered.practice;
    }
    for (const each of places.slice(0, 27)) await reported(anna, each);
    const answers = await Promise.all(places.slice(27).map((each) => report(anna, each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refusals = answers.filter(({ status }) => status !== 200);
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'too_many_appeals'],
      [400, 'too_many_appeals'],
      [400, 'too_many_appeals'],
    ]);
    expect(refusals[0]?.body.message).toContain('30 of your reports');
    await reported(anna, places[0]!, { message: 'still mine' });
  });
});

it('takes a note of 300 code points, and none for an empty one', async () => {
  const message = '😀'.repeat(300);
  expect(await reported(anna, place, { message })).toMatchObject({ message });
  expect(await reported(anna, place, { message: '   ' })).toMatchObject({ message: null });
});

describe('a decision is refused', () => {
  it.each([
    ['that declines without a reason', { decision: 'declined' }],
    ['that declines with spaces', { decision: 'declined', reason: '   ' }],
    ['with a reason too long', { decision: 'declined', reason: 'я'.repeat(501) }],
    ['that is neither', { decision: 'perhaps' }],
    ['that is empty', {}],
    ['with what we did not ask', { decision: 'accepted', restored: 1000 }],
  ])('%s', async (_, body) => {
    const { id } = await reported(anna, place);
    const refusal = await decided(boris, id, body);
    expect([refusal.status, refusal.body.code]).toEqual([400, 'validation']);
    expect((await appealsOf(anna)).appeals).toMatchObject([{ state: 'waiting' }]);
  });

  it.each([0, -1, 1.5, 999_999, 99_999_999_999])('about the report %s', async (id) => {
    expect((await decided(boris, id)).status).toBe(404);
  });
});

it.each([
  ['no state', { state: 'all' }],
  ['no number', { before: 'x' }],
  ['a number below one', { before: '0' }],
])('asks of a list: %s', async (_, query) => {
  expect((await askGroups(boris, query)).status).toBe(400);
});

it('marks as seen what was answered until then, of one’s own alone', async () => {
  await decided(boris, (await reported(anna, place)).id, { decision: 'declined', reason: 'Нет.' });
  const look = (who: Somebody, until: unknown) =>
    call(seen, { method: 'PUT', cookie: who.cookie, body: { until } });
  expect((await look(vera, new Date().toISOString())).body).toEqual({ unseen: 0 });
  expect((await look(anna, new Date(Date.now() - 60_000).toISOString())).body).toEqual({ unseen: 1 });
  expect((await look(anna, 'yesterday')).status).toBe(400);
  expect((await look(anna, new Date().toISOString())).body).toEqual({ unseen: 0 });
});
