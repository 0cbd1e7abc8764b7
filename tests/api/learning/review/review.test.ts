import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PATCH as changeCard, DELETE as removeCard } from '@/app/api/cards/[card]/route';
import { GET as listCards, POST as addCard } from '@/app/api/cards/route';
import { words } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { cards, reviews } from '@/db/schema/review';
import { setNow } from '@/lib/platform/clock';
import type { CardPage, CardView } from '@/lib/learning/review/card-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { answerReview, asked, hintOf, rate, rightAnswer, takeUp, wrongAnswer } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
// A hundred answers, and dozens of cards, on a machine that may be busy.
jest.setTimeout(60_000);
const morning = new Date('2026-03-02T09:00:00Z');
const hour = 3_600_000;
const later = (hours: number) => setNow(new Date(morning.getTime() + hours * hour));
/** Nothing is remembered at once here: a minute goes by between seeing and answering. */
const aMinuteAfter = (hours: number) => later(hours + 1 / 60);
let anna: Somebody;
let vera: Somebody;

beforeEach(async () => {
  setNow(morning);
  [anna, vera] = [await makeSomebody(db, 'student'), await makeSomebody(db, 'student')];
});

const snow = { russian: 'снег', meaning: 'snow' };
async function add(who: Somebody, body: unknown = snow): Promise<CardView> {
  const answer = await call(addCard, { cookie: who.cookie, body });
  expect(answer.status).toBe(200);
  return answer.body as unknown as CardView;
}
const list = async (who: Somebody, query: Record<string, string> = {}) =>
  (await call(listCards, { cookie: who.cookie, query })).body as unknown as CardPage;
const change = (who: Somebody, card: number, body: unknown) =>
  call(changeCard, { cookie: who.cookie, params: { card: String(card) }, body, method: 'PATCH' });
const logOf = (card: number) =>
  db.select().from(reviews).where(eq(reviews.cardId, card)).orderBy(reviews.turn);

describe('a review', () => {
  it('is graded, logged with the memory before it, paid with a point and planned anew', async () => {
    const { id } = await add(anna);
    const { current } = await takeUp(anna);
    expect(current).toMatchObject({ card: id, turn: 0, first_time: true, worth: 1, task: { kind: 'write' } });
    expect(JSON.stringify(current)).not.toContain('снег');
    later(1);
    const result = await answerReview(anna, id, {
      turn: 0,
      answer: { kind: 'write', text: 'снег' },
      seconds: 30,
    });
    expect(result).toMatchObject({ rating: 3, derived: 3, points: 1, total_points: 1, elsewhere: false });
    expect(result.outlook.map(({ rating }) => rating)).toEqual([1, 2, 3, 4]);
    const [logged] = await logOf(id);
    expect(logged).toMatchObject({ turn: 0, rating: 3, derived: 3, hints: 0, points: 1, seconds: 30 });
    expect(logged?.before).toMatchObject({ reps: 0, state: 0, stability: 0 });
  });

  it('comes back on the computed days: good twice on the first, then after two days and eleven', async () => {
    const { id } = await add(anna);
    const review = async (hours: number) => {
      later(hours);
      const { current } = await takeUp(anna);
      aMinuteAfter(hours);
      const answer = await rightAnswer(db, id);
      return answerReview(anna, id, { turn: current?.turn ?? -1, answer, seconds: 60 });
    };
    await review(0.1);
    const second = await review(0.2);
    expect(Date.parse(second.due) - Date.parse(second.at)).toBe(48 * hour);
    expect(second.queue).toMatchObject({ due: 0, done: 2, tomorrow: 0, current: null });
    later(24);
    expect((await takeUp(anna)).due).toBe(0);
    // What sits for days is due for the whole of its day, not only from the minute on.
    later(48 - 3);
    expect((await takeUp(anna)).due).toBe(1);
    const third = await review(48);
    const days = (Date.parse(third.due) - Date.parse(third.at)) / (24 * hour);
    // Eleven by the bare formula (tests/unit/lib/learning/review/schedule.test.ts), and some days more or less for each card.
    expect(days).toBeGreaterThanOrEqual(9);
    expect(days).toBeLessThanOrEqual(13);
  });

  it.each([
    ['wrong means again', async (card: number) => wrongAnswer(db, card), 0, 1],
    ['with a hint means hard', async (card: number) => rightAnswer(db, card), 1, 2],
  ] as const)('%s', async (_, answerOf, hints, rating) => {
    const { id } = await add(anna);
    await takeUp(anna);
    for (let level = 1; level <= hints; level += 1) await hintOf(anna, id, { turn: 0, level });
    const result = await answerReview(anna, id, { turn: 0, answer: await answerOf(id), seconds: 1 });
    expect(result.rating).toBe(rating);
  });

  it('counts as easy when it was right at once, and no more time than went by', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    const answer = await rightAnswer(db, id);
    expect((await answerReview(anna, id, { turn: 0, answer, seconds: 0.5 })).rating).toBe(4);
    const other = await add(anna, { russian: 'дождь', meaning: 'rain' });
    await takeUp(anna);
    const slow = { turn: 0, answer: await rightAnswer(db, other.id), seconds: 3600 };
    await answerReview(anna, other.id, slow);
    const [logged] = await logOf(other.id);
    expect(logged?.seconds).toBeLessThan(600);
  });

  it('can be rated otherwise until the next one of its card; the log keeps what the answer alone gave', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    aMinuteAfter(0);
    const first = await answerReview(anna, id, { turn: 0, answer: await rightAnswer(db, id), seconds: 60 });
    const easy = await rate(anna, id, 0, 4);
    expect(easy.body).toMatchObject({ rating: 4, due: first.outlook[3]?.due, queue: { due: 0 } });
    expect(await logOf(id)).toMatchObject([{ rating: 4, derived: 3 }]);
    const back = await rate(anna, id, 0, 3);
    expect(back.body).toMatchObject({ rating: 3, due: first.due });
    const { current } = await takeUp(anna);
    await answerReview(anna, id, { turn: 1, answer: await rightAnswer(db, id), seconds: 60 });
    expect(current?.turn).toBe(1);
    expect(await rate(anna, id, 0, 1)).toMatchObject({ status: 400, body: { code: 'turn_passed' } });
  });

  it('a hundred at once are one', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    const answer = await rightAnswer(db, id);
    const results = await Promise.all(
      Array.from({ length: 100 }, () => answerReview(anna, id, { turn: 0, answer, seconds: 60 })),
    );
    expect(new Set(results.map(({ rating, due, points }) => `${rating} ${due} ${points}`)).size).toBe(1);
    expect(results.every(({ elsewhere }) => !elsewhere)).toBe(true);
    expect(await logOf(id)).toHaveLength(1);
    const [row] = await db.select({ points: users.points }).from(users).where(eq(users.id, anna.id));
    expect(row?.points).toBe(1);
  });

  it('answered on two devices counts as the first answered it, and the second is told', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    await takeUp(anna);
    aMinuteAfter(0);
    await answerReview(anna, id, { turn: 0, answer: await rightAnswer(db, id), seconds: 60 });
    const second = await answerReview(anna, id, {
      turn: 0,
      answer: { kind: 'write', text: 'дождь' },
      seconds: 60,
    });
    expect(second).toMatchObject({
      elsewhere: true,
      rating: 3,
      grade: { verdict: 'right' },
      queue: { done: 1 },
    });
    expect(await logOf(id)).toHaveLength(1);
  });

  it('after a clock was set back is no older than the one before', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    await answerReview(anna, id, { turn: 0, answer: await wrongAnswer(db, id), seconds: 5 });
    await db
      .update(cards)
      .set({ due: new Date(0) })
      .where(eq(cards.id, id));
    later(-72);
    await takeUp(anna);
    const result = await answerReview(anna, id, { turn: 1, answer: await rightAnswer(db, id), seconds: 5 });
    expect(result.due >= morning.toISOString()).toBe(true);
    const log = await logOf(id);
    expect(log[1]?.reviewedAt).toEqual(log[0]?.reviewedAt);
  });

  it('counts the answer to what was shown, though its word was withdrawn meanwhile', async () => {
    const [word] = await db.select().from(words).where(eq(words.key, 'brother'));
    const { id } = await add(anna, { word: word!.id });
    expect(await add(anna, { word: word!.id })).toMatchObject({ id });
    await takeUp(anna);
    const answer = await rightAnswer(db, id);
    await db.update(words).set({ withdrawn: true }).where(eq(words.id, word!.id));
    try {
      expect(await takeUp(anna)).toMatchObject({ due: 0, current: null });
      const result = await answerReview(anna, id, { turn: 0, answer, seconds: 9 });
      expect(result.grade.verdict).toBe('right');
      expect((await list(anna)).cards[0]).toMatchObject({ id, withdrawn: true, reviews: 1 });
      const refusal = await call(addCard, { cookie: vera.cookie, body: { word: word!.id } });
      expect(refusal.status).toBe(404);
    } finally {
      await db.update(words).set({ withdrawn: false }).where(eq(words.id, word!.id));
    }
  });
});

describe('somebody else’s card', () => {
  it('is not there', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    const answer = { turn: 0, answer: { kind: 'write' as const, text: 'снег' }, seconds: 5 };
    const refusals = [
      await asked(vera, id, answer),
      await rate(vera, id, 0, 3),
      await hintOf(vera, id, { turn: 0, level: 1 }),
      await change(vera, id, { suspended: true }),
      await call(removeCard, { cookie: vera.cookie, params: { card: String(id) }, method: 'DELETE' }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await list(vera)).cards).toEqual([]);
    expect((await takeUp(vera)).cards).toBe(0);
    expect(await logOf(id)).toEqual([]);
  });
});

describe('a card', () => {
  it('rests while it is paused, and until tomorrow when it is put off', async () => {
    const { id } = await add(anna);
    await change(anna, id, { suspended: true });
    expect((await takeUp(anna)).due).toBe(0);
    await change(anna, id, { suspended: false, buried: true });
    expect(await takeUp(anna)).toMatchObject({ due: 0, tomorrow: 1 });
    expect((await list(anna, { state: 'paused' })).cards.map((card) => card.id)).toEqual([id]);
    later(24);
    expect((await takeUp(anna)).due).toBe(1);
  });

  it('of one’s own can be changed, and what was being asked is made anew', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    const changed = await change(anna, id, { russian: 'снежок', note: 'мой' });
    expect(changed.body).toMatchObject({ russian: 'снежок', meaning: { text: 'snow' }, note: 'мой' });
    expect(
      await asked(anna, id, { turn: 0, answer: { kind: 'write', text: 'снег' }, seconds: 5 }),
    ).toMatchObject({
      status: 400,
      body: { code: 'turn_passed' },
    });
    await takeUp(anna);
    const result = await answerReview(anna, id, {
      turn: 0,
      answer: { kind: 'write', text: 'снежок' },
      seconds: 9,
    });
    expect(result).toMatchObject({ grade: { verdict: 'right' }, note: { text: 'мой' } });
  });

  it('keeps its reviews in the log when it is removed', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    await answerReview(anna, id, { turn: 0, answer: await rightAnswer(db, id), seconds: 5 });
    const gone = await call(removeCard, {
      cookie: anna.cookie,
      params: { card: String(id) },
      method: 'DELETE',
    });
    expect(gone.status).toBe(200);
    expect(await db.select().from(reviews).where(eq(reviews.userId, anna.id))).toHaveLength(1);
    expect((await takeUp(anna)).done).toBe(1);
  });

  it('holds nothing that would confuse the checker', async () => {
    for (const russian of ['(кот', 'кот/кошка', 'cat', '', 'к'.repeat(81)]) {
      const refusal = await call(addCard, { cookie: anna.cookie, body: { russian, meaning: 'cat' } });
      expect([russian, refusal.status]).toEqual([russian, 400]);
    }
  });

  it('is found by its Russian, however it is stressed, and by its meaning; pages end with null', async () => {
    for (let count = 0; count < 31; count += 1)
      await add(anna, { russian: `сло́во ${count}`, meaning: `w${count}` });
    await add(anna, { russian: 'ёлка', meaning: 'fir tree, 100%' });
    const first = await list(anna);
    expect(first.cards).toHaveLength(30);
    const rest = await list(anna, { after: String(first.next) });
    expect(rest).toMatchObject({ cards: [{ russian: 'сло́во 1' }, { russian: 'сло́во 0' }], next: null });
    const found = async (q: string) => (await list(anna, { q })).cards.length;
    expect([
      await found('СЛОВО 3'),
      await found('елка'),
      await found('FIR'),
      await found('0%'),
      await found('_'),
    ]).toEqual([2, 1, 1, 1, 0]);
  });
});
