import { beforeEach, describe, expect, it } from '@jest/globals';
import { PATCH as changeAccount } from '@/app/api/account/route';
import { POST as lostpass } from '@/app/api/auth/lostpass/route';
import { POST as reset } from '@/app/api/auth/reset/route';
import { PATCH as changeCard } from '@/app/api/cards/[card]/route';
import { POST as addCard } from '@/app/api/cards/route';
import { PUT as putReview } from '@/app/api/courses/[course]/reviews/route';
import { POST as planDaysOff } from '@/app/api/days-off/route';
import { DELETE as removePlan, PUT as putPlan } from '@/app/api/plan/route';
import { PUT as spread } from '@/app/api/reviews/backlog/route';
import { workOffJobs } from '@/tests/support/jobs';
import { answerOtherwise, appealsOf, begin, decided, reported } from '@/tests/support/appeals';
import { call } from '@/tests/support/call';
import { sendAnswer, startSkipTest } from '@/tests/support/skip-tests';
import { testDatabase } from '@/tests/support/database';
import { forgetLetters, receiveToken } from '@/tests/support/letters';
import { finishCourses } from '@/tests/support/openapi/home-calls';
import { makeTeacher } from '@/tests/support/openapi/teaching-calls';
import { answerTest, endTest, startTest } from '@/tests/support/placement';
import { getCourse, openHint, startLesson, submit } from '@/tests/support/practice';
import { answerReview, hintOf, rate, rightAnswer, takeUp } from '@/tests/support/review';
import { makePost, makeRegular, praise, said, takeBack } from '@/tests/support/comments';
import { openCase, settle } from '@/tests/support/moderation';
import { blunder } from '@/lib/russian/exercises/solve';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';
import { claimAs, tryRightly } from '@/tests/support/trials';

/*
 * A transaction that asks something over another connection waits for it while it holds one: as many at once as the
 * pool has, and nobody is answered any more. With a pool of one, one is enough.
 */
const { db } = testDatabase();
process.env.DATABASE_POOL = '1';
let anna: Somebody;

beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
});

describe('with one connection to the database', () => {
  it('a card is reviewed, rated, helped with, put off and spread', async () => {
    const { cookie } = anna;
    const { body } = await call(addCard, { cookie, body: { russian: 'снег', meaning: 'snow' } });
    const card = Number(body.id);
    await takeUp(anna);
    expect((await hintOf(anna, card, { turn: 0, level: 1 })).status).toBe(201);
    await answerReview(anna, card, { turn: 0, answer: await rightAnswer(db, card), seconds: 5 });
    expect((await rate(anna, card, 0, 1)).status).toBe(200);
    const put = { cookie, params: { card: String(card) }, method: 'PATCH', body: { buried: true } };
    expect((await call(changeCard, put)).status).toBe(200);
    expect((await call(spread, { cookie, method: 'PUT', body: { cap: 5 } })).status).toBe(200);
  });

  it('a lesson is begun, helped with and answered', async () => {
    const { cookie } = anna;
    const view = await startLesson(cookie, (await getCourse(cookie)).lessons[0]?.id ?? 0);
    const { exercise = 0, task } = view.current ?? {};
    expect((await openHint(cookie, exercise, view, 1)).status).toBe(201);
    const answer = task && task.kind !== 'choice' ? blunder(task) : { kind: 'choice', option: 0 };
    expect((await submit(cookie, exercise, view, answer)).status).toBe(201);
  });

  it('what was answered before signing in comes into its lesson, and a course is reviewed', async () => {
    const { trial } = await tryRightly(db, 'first');
    expect(await claimAs(anna.cookie, trial)).toEqual({ kept: 1, points: 10 });
    const vera = await makeSomebody(db, 'student');
    await finishCourses(db, vera.id);
    const params = { course: 'russian-from-zero' };
    const body = { stars: 4, text: 'Коротко и понятно.' };
    expect((await call(putReview, { cookie: vera.cookie, method: 'PUT', params, body })).status).toBe(200);
  });

  it('the placement test is begun, answered and left', async () => {
    const view = await startTest(anna.cookie);
    expect((await answerTest(anna.cookie, view, null)).status).toBe(200);
    expect((await endTest(anna.cookie, view.placement)).status).toBe(200);
  });

  it('a plan is made and given up, days off are planned, and one moves', async () => {
    const { cookie } = anna;
    const aim = { kind: 'level', level: 'A1' };
    const plan = { aim, minutes: 10, weekdays: [1], deadline: null };
    expect((await call(putPlan, { cookie, method: 'PUT', body: plan })).status).toBe(200);
    expect((await call(removePlan, { cookie, method: 'DELETE' })).status).toBe(200);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const off = { from: tomorrow, to: tomorrow };
    expect((await call(planDaysOff, { cookie, body: off })).status).toBe(200);
    const moved = { cookie, method: 'PATCH', body: { time_zone: 'Asia/Tokyo' } };
    expect((await call(changeAccount, moved)).status).toBe(200);
  });

  it('a check is begun and answered', async () => {
    const { lessons } = await getCourse(anna.cookie);
    const lesson = lessons.findLast(({ state }) => state === 'not_started')?.id ?? 0;
    const view = await startSkipTest(anna.cookie, lesson);
    expect((await sendAnswer(anna.cookie, view, null)).status).toBe(200);
  });

  it('an answer is reported, accepted and judged again', async () => {
    const { place } = await answerOtherwise(db, anna, await begin(anna));
    const { id } = await reported(anna, place);
    const boris = await makeSomebody(db, 'teacher');
    await makeTeacher(boris, db);
    expect((await decided(boris, id)).status).toBe(200);
    await workOffJobs();
    expect((await appealsOf(anna)).appeals[0]).toMatchObject({ state: 'accepted' });
  });

  it('a comment is written, answered, liked, reported, judged and taken back', async () => {
    const { slug } = await makePost(db);
    const { id } = await said(anna, slug, 'Снег');
    const vera = await makeRegular(db);
    const reply = await said(vera, slug, 'Лёд', id);
    expect((await praise(vera, id)).status).toBe(200);
    const gleb = await makeSomebody(db, 'moderator');
    const report = await openCase(vera, gleb, ['comment', id]);
    expect(await settle(gleb, report.id, { outcome: 'dismissed' })).toMatchObject({
      decision: { sanction: null },
      hidden: false,
    });
    expect((await takeBack(anna, id)).status).toBe(200);
    expect((await takeBack(vera, reply.id)).status).toBe(200);
  });

  it('a reset link is good for one of two at once', async () => {
    await forgetLetters(db);
    await call(lostpass, { body: { email: anna.email } });
    const token = await receiveToken();
    const password = 'иней-на-ветках';
    const body = { token, password, password_confirmation: password };
    const answers = await Promise.all([call(reset, { body }), call(reset, { body })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});
