import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PATCH as changeAccount } from '@/app/api/account/route';
import { DELETE as removeCard } from '@/app/api/cards/[card]/route';
import { POST as addCard } from '@/app/api/cards/route';
import { PUT as saveCourse } from '@/app/api/courses/[course]/saved/route';
import { GET as me } from '@/app/api/auth/me/route';
import { DELETE as giveUp } from '@/app/api/days-off/[day]/route';
import { GET as daysOffAhead, POST as planDaysOff } from '@/app/api/days-off/route';
import { GET as exportLearning } from '@/app/api/learning/export/route';
import { badges, daysOff, learningDays } from '@/db/schema/learning';
import { rewards } from '@/db/schema/practice';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import { db as appDb } from '@/lib/platform/database/database';
import { listEarned } from '@/lib/learning/progress/earned';
import { recordWork } from '@/lib/learning/progress/record';
import { getStatistics } from '@/lib/learning/progress/statistics';
import type { Viewer } from '@/lib/people/auth/viewer';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { getCourse, startLesson, submit } from '@/tests/support/practice';
import { answerTest, startTest } from '@/tests/support/placement';
import { answerReview, rightAnswer, takeUp } from '@/tests/support/review';
import { blunder } from '@/lib/russian/exercises/solve';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let maja: Somebody;

beforeEach(async () => {
  setNow(new Date('2026-11-21T12:00:00Z'));
  maja = await makeSomebody(db, 'student');
});

/** Enough for a day of learning. */
const practice = { answers: 3, right: 3 };
const days = () => db.select().from(learningDays).where(eq(learningDays.userId, maja.id));

async function statisticsOf({ id }: Somebody) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  // The boundary: of a viewer the statistics read these three.
  return getStatistics({ id, points: row?.points, timeZone: row?.timeZone } as Viewer);
}

const moveTo = (zone: string) =>
  call(changeAccount, { method: 'PATCH', cookie: maja.cookie, body: { time_zone: zone } });

describe('the zone of a learner', () => {
  it('is told by the browser and comes back with who is signed in', async () => {
    expect((await moveTo('Asia/Vladivostok')).status).toBe(200);
    const { body } = await call(me, { cookie: maja.cookie });
    expect(body.user).toMatchObject({ time_zone: 'Asia/Vladivostok' });
  });

  it.each(['Mars/Olympus', '+03:00', '', 'Europe/Berlin\n', '../etc'])('is not %j', async (zone) => {
    const { status, body } = await moveTo(zone);
    expect({ status, field: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, field: ['time_zone'] });
  });

  it.each(['UTC', 'Asia/Calcutta', 'Asia/Kolkata', 'US/Pacific'])(
    'may be the old or common name %s',
    async (zone) => {
      expect((await moveTo(zone)).status).toBe(200);
    },
  );

  it('moves east without a day being lost', async () => {
    await moveTo('America/Los_Angeles');
    await recordWork(appDb, maja.id, { doneAt: new Date('2026-11-20T20:00:00Z'), ...practice });
    setNow(new Date('2026-11-21T20:00:00Z'));
    await moveTo('Pacific/Auckland');
    await recordWork(appDb, maja.id, { doneAt: new Date('2026-11-21T20:00:00Z'), ...practice });
    expect((await statisticsOf(maja)).streak).toMatchObject({ days: 2, today: 'done' });
  });
});

describe('a journey across the date line and back', () => {
  it('leaves no day off ahead', async () => {
    // In Pago Pago it is half past three in the night of the 21st, in Kiritimati half past four on the 22nd.
    setNow(new Date('2026-11-21T14:30:00Z'));
    await moveTo('Pacific/Pago_Pago');
    await moveTo('Pacific/Kiritimati');
    const off = () => db.select({ day: daysOff.day }).from(daysOff).where(eq(daysOff.userId, maja.id));
    expect(await off()).toEqual([{ day: '2026-11-20' }, { day: '2026-11-21' }]);
    await moveTo('Pacific/Pago_Pago');
    const { body } = await call(daysOffAhead, { cookie: maja.cookie });
    expect(body).toEqual({ today: '2026-11-20', days_off: [] });
  });
});

describe('what is done', () => {
  it('is written to the learner’s own day with each answer', async () => {
    await moveTo('Europe/Moscow');
    setNow(new Date('2026-11-21T00:30:00Z'));
    const lesson = (await getCourse(maja.cookie)).lessons[0]?.id ?? 0;
    const view = await startLesson(maja.cookie, lesson);
    setNow(new Date('2026-11-21T00:30:20Z'));
    const { task, exercise = 0 } = view.current ?? {};
    if (!task) throw new Error('Nothing is due.');
    const answer = task.kind === 'choice' ? { kind: 'choice', option: 0 } : blunder(task);
    expect((await submit(maja.cookie, exercise, view, answer)).status).toBe(201);
    expect(await days()).toMatchObject([{ day: '2026-11-20', answers: 1, reviews: 0, seconds: 20 }]);
  });

  it('loses nothing and earns each badge once when a hundred come at the same time', async () => {
    const earnedAt = new Date('2026-11-21T12:00:00Z');
    await Promise.all(
      Array.from({ length: 100 }, () =>
        appDb.transaction((on) =>
          recordWork(on, maja.id, { doneAt: earnedAt, answers: 1, right: 1, seconds: 2.4, points: 10 }),
        ),
      ),
    );
    expect(await days()).toMatchObject([{ answers: 100, right: 100, seconds: 200, points: 1000 }]);
    const earned = await db.select().from(badges).where(eq(badges.userId, maja.id));
    expect(earned.map(({ badge }) => badge)).toEqual(['right_100']);
    expect(await listEarned(maja.id, earnedAt, earnedAt)).toEqual({ rank: null, badges: ['right_100'] });
  });

  it('tells a rank that was reached once', async () => {
    await db.update(users).set({ points: 310 }).where(eq(users.id, maja.id));
    const [first, second] = [new Date('2026-11-21T12:00:00Z'), new Date('2026-11-21T12:05:00Z')];
    await recordWork(appDb, maja.id, { doneAt: first, answers: 1 });
    await recordWork(appDb, maja.id, { doneAt: second, answers: 1 });
    expect((await listEarned(maja.id, first, first)).rank).toBe(3);
    expect((await listEarned(maja.id, second, second)).rank).toBeNull();
  });
});

describe('a day of learning', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  const standing = async () => {
    const { streak, total, year } = await statisticsOf(maja);
    return [streak.days, streak.today, total.days, year.at(-1)?.counted];
  };

  it('is not made by wrong answers, however many, but by the third right one', async () => {
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 40, right: 2 });
    expect(await standing()).toEqual([0, 'open', 0, false]);
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 1, right: 1 });
    expect(await standing()).toEqual([1, 'done', 1, true]);
  });

  it('is made by the last exercise of a lesson', async () => {
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 1, right: 1, isLessonEnd: true });
    expect(await standing()).toEqual([1, 'done', 1, true]);
  });

  it('is made by reviews as by lessons', async () => {
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 2, right: 2 });
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 1, right: 1, reviews: 1 });
    expect(await standing()).toEqual([1, 'done', 1, true]);
  });

  it('is not made by what was tried on the home page', async () => {
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 5, right: 5, points: 50, isTrial: true });
    expect(await standing()).toEqual([0, 'open', 0, false]);
    expect(await days()).toMatchObject([{ answers: 5, right: 5, practised: 0, points: 50 }]);
  });

  it('is what the badges count, and stays one when answers of other days come to it', async () => {
    const dates = [15, 16, 17, 18, 19, 20, 21].map((date) => new Date(`2026-11-${date}T12:00:00Z`));
    const badgesOf = async () =>
      (await db.select().from(badges).where(eq(badges.userId, maja.id))).map(({ badge }) => badge).sort();
    for (const date of dates)
      await recordWork(appDb, maja.id, { doneAt: date, answers: 9, right: 2, reviews: 9 });
    expect(await badgesOf()).toEqual([]);
    for (const date of dates) await recordWork(appDb, maja.id, { doneAt: date, answers: 1, right: 1 });
    expect(await badgesOf()).toEqual(['days_7', 'review_week']);
    await recordWork(appDb, maja.id, { doneAt: noon, answers: 1 });
    expect(await standing()).toEqual([7, 'done', 7, true]);
  });
});

describe('days off', () => {
  const plan = (from: string, to: string) => call(planDaysOff, { cookie: maja.cookie, body: { from, to } });

  it('are planned beforehand, given up, and planned twice they are there once', async () => {
    await plan('2026-11-23', '2026-11-25');
    const { body } = await plan('2026-11-24', '2026-11-26');
    expect(body).toEqual({
      today: '2026-11-21',
      days_off: ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'],
    });
    await call(giveUp, { method: 'DELETE', cookie: maja.cookie, params: { day: '2026-11-24' } });
    const left = await call(daysOffAhead, { cookie: maja.cookie });
    expect(left.body.days_off).toEqual(['2026-11-23', '2026-11-25', '2026-11-26']);
  });

  it.each([
    ['today', '2026-11-21', '2026-11-22', 'from'],
    ['afterwards', '2026-11-01', '2026-11-30', 'from'],
    ['backwards', '2026-11-25', '2026-11-24', 'to'],
    ['for ever', '2026-11-25', '2027-06-01', 'to'],
    ['years ahead', '2029-11-25', '2029-11-25', 'to'],
  ])('are not planned %s', async (_, from, to, field) => {
    const { status, body } = await plan(from, to);
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: [field] });
    expect(await db.select().from(daysOff).where(eq(daysOff.userId, maja.id))).toEqual([]);
  });
});

describe('statistics', () => {
  it('of a newcomer are empty and whole', async () => {
    const { total, streak, year, forecast, rank, words, skills } = await statisticsOf(maja);
    expect(total).toMatchObject({ days: 0, answers: 0, points: 0 });
    expect(streak).toEqual({ days: 0, longest: 0, today: 'open' });
    expect([year.at(-1)?.day, forecast.length, rank.number]).toEqual(['2026-11-21', 30, 1]);
    expect(words).toEqual({ kept: 0, known: 0, history: [] });
    expect(skills.every(({ progress }) => progress?.done === 0)).toBe(true);
  });
});

const reward = (userId: number, subjectId: number) =>
  ({ userId, reason: 'review', subjectId, points: 1, paidAt: new Date() }) as const;

describe('the export', () => {
  const get = async (format: string) =>
    exportLearning(
      new Request(`http://localhost:3000/api/learning/export?format=${format}`, {
        headers: { cookie: maja.cookie },
      }),
      { params: Promise.resolve({}) },
    );

  it('is CSV that a spreadsheet reads, or JSON', async () => {
    await recordWork(appDb, maja.id, { doneAt: new Date(), answers: 3, right: 2, points: 20 });
    await db.insert(badges).values({ userId: maja.id, badge: '=HYPERLINK("x")', earnedAt: new Date() });
    const csv = await get('csv');
    const bytes = new Uint8Array(await csv.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain('"\'=HYPERLINK(""x"")"');
    expect(text.split('\r\n')[0]).toContain('"record","moment","day"');
    expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="learning-/u);
    const json = (await (await get('json')).json()) as Record<string, unknown[]>;
    expect(Object.keys(json)).toEqual([
      'attempt',
      'review',
      'day',
      'day_off',
      'badge',
      'plan',
      'run',
      'card',
      'reward',
      'placement',
      'placement_answer',
      'saved_course',
      'tie',
      'profile',
      'teacher_review',
      'notification',
      'notification_choice',
      'quiet_hours',
      'push_subscription',
      'report',
      'sanction',
    ]);
    expect(json.day).toMatchObject([{ answers: 3, right: 2, points: 20 }]);
  });

  it('has the reviews of a word of one’s own, also when its card is gone', async () => {
    const { body } = await call(addCard, {
      cookie: maja.cookie,
      body: { russian: 'снег', meaning: 'snow' },
    });
    const card = Number(body.id);
    const { current } = await takeUp(maja);
    const answer = await rightAnswer(db, card);
    await answerReview(maja, card, { turn: current?.turn ?? 0, answer, seconds: 5 });
    const reviewsOf = async () => ((await (await get('json')).json()) as { review: unknown[] }).review;
    expect(await reviewsOf()).toMatchObject([{ card, word: 'снег', verdict: 'right' }]);
    const params = { card: String(card) };
    await call(removeCard, { method: 'DELETE', cookie: maja.cookie, params });
    expect(await reviewsOf()).toMatchObject([{ card: null, given: 'снег', verdict: 'right' }]);
  });

  it('has all that was stored: cards with their texts and memory, runs, rewards, tests and saved courses', async () => {
    const { cookie } = maja;
    const note = '=1+1';
    await call(addCard, { cookie, body: { russian: 'снег', meaning: 'snow', sentence: 'Идёт снег.', note } });
    await takeUp(maja);
    const params = { course: 'russian-from-zero' };
    await call(saveCourse, { method: 'PUT', cookie, params });
    const lesson = (await getCourse(cookie)).lessons[0]?.id ?? 0;
    const { run } = await startLesson(cookie, lesson);
    const test = await startTest(cookie);
    await answerTest(cookie, test, null);
    await db.insert(rewards).values([2, 1].map((subjectId) => reward(maja.id, subjectId)));
    const json = (await (await get('json')).json()) as Record<string, Record<string, unknown>[]>;
    expect(json.card).toMatchObject([
      {
        source: 'own',
        word: 'снег',
        meaning: 'snow',
        sentence: 'Идёт снег.',
        note,
        state: 0,
        suspended: false,
      },
    ]);
    expect(json.run).toMatchObject([{ run, course: 'russian-from-zero', finished: null }]);
    expect(json.reward).toMatchObject([{ reason: 'review', subject: 1, points: 1 }, { subject: 2 }]);
    expect(json.placement).toMatchObject([{ placement: test.placement, level: null }]);
    expect(json.placement_answer).toMatchObject([
      { placement: test.placement, turn: 0, verdict: 'wrong', given: '{"kind": "unknown"}' },
    ]);
    expect(json.saved_course).toMatchObject([{ course: 'russian-from-zero' }]);
    const [head = '', ...lines] = (await (await get('csv')).text()).split('\r\n');
    const names = head.replaceAll('"', '').split(',');
    for (const [record, rows] of Object.entries(json)) {
      const told = rows.flatMap((row) => Object.keys(row)).filter((name) => name !== 'answer');
      expect([record, told.filter((name) => !names.includes(name))]).toEqual([record, []]);
    }
    const card = lines.find((line) => line.startsWith('"card"')) ?? '';
    expect(card).toContain('"Идёт снег."');
    expect(card).toContain('"\'=1+1"');
  });

  it('is refused in other formats', async () => {
    expect((await get('xml')).status).toBe(400);
  });
});
