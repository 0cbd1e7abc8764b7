import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { POST as addCard } from '@/app/api/cards/route';
import { users } from '@/db/schema/people';
import { rewards } from '@/db/schema/practice';
import { reviews } from '@/db/schema/review';
import { setNow } from '@/lib/platform/clock';
import { addToDay } from '@/lib/learning/progress/inside/day-queries';
import type { CardView } from '@/lib/learning/review/card-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { answerReview, rightAnswer, takeUp, wrongAnswer } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
jest.setTimeout(60_000);
let anna: Somebody;

beforeEach(async () => {
  setNow(new Date('2026-03-02T09:00:00Z'));
  anna = await makeSomebody(db, 'student');
});

const aMinuteAfter = () => setNow(new Date('2026-03-02T09:01:00Z'));
const snow = { russian: 'снег', meaning: 'snow' };
async function add(who: Somebody, body: unknown = snow): Promise<CardView> {
  const answer = await call(addCard, { cookie: who.cookie, body });
  expect(answer.status).toBe(200);
  return answer.body as unknown as CardView;
}
const logOf = (card: number) =>
  db.select().from(reviews).where(eq(reviews.cardId, card)).orderBy(reviews.turn);

/** Stores a day with this number of reviews, all of them right. */
const hasReviewed = ({ id }: Somebody, { day, reviews: count }: { day: string; reviews: number }) =>
  addToDay(db, { userId: id, day, answers: count, reviews: count, paidReviews: count });

describe('a review', () => {
  it('pays nothing for a wrong answer, and a point for an almost right one', async () => {
    const { id } = await add(anna);
    await takeUp(anna);
    aMinuteAfter();
    const wrong = await answerReview(anna, id, { turn: 0, answer: await wrongAnswer(db, id), seconds: 5 });
    expect(wrong).toMatchObject({ grade: { verdict: 'wrong' }, points: 0, total_points: 0 });
    expect(await logOf(id)).toMatchObject([{ points: 0 }]);
    const typed = await add(anna, { russian: 'здравствуйте', meaning: 'hello' });
    await takeUp(anna);
    const answer = { kind: 'write', text: 'здраствуйте' } as const;
    const almost = await answerReview(anna, typed.id, { turn: 0, answer, seconds: 5 });
    expect(almost).toMatchObject({ grade: { verdict: 'almost' }, points: 1, total_points: 1 });
  });

  it('pays up to the fiftieth right answer of a day: wrong ones take no point of it away', async () => {
    const { id } = await add(anna);
    await addToDay(db, { userId: anna.id, day: '2026-03-02', reviews: 90, paidReviews: 49 });
    expect((await takeUp(anna)).current?.worth).toBe(1);
    const paid = await answerReview(anna, id, { turn: 0, answer: await rightAnswer(db, id), seconds: 60 });
    expect([paid.points, paid.queue.done]).toEqual([1, 91]);
    const other = await add(anna, { russian: 'дождь', meaning: 'rain' });
    expect((await takeUp(anna)).current?.worth).toBe(0);
    const answer = await rightAnswer(db, other.id);
    expect((await answerReview(anna, other.id, { turn: 0, answer, seconds: 60 })).points).toBe(0);
  });

  it('pays at most 50 points a day', async () => {
    const { id } = await add(anna);
    await hasReviewed(anna, { day: '2026-03-02', reviews: 49 });
    expect((await takeUp(anna)).current?.worth).toBe(1);
    await hasReviewed(anna, { day: '2026-03-02', reviews: 1 });
    expect((await takeUp(anna)).current?.worth).toBe(0);
    const result = await answerReview(anna, id, { turn: 0, answer: await rightAnswer(db, id), seconds: 60 });
    expect(result.points).toBe(0);
    const paid = and(eq(rewards.userId, anna.id), eq(rewards.reason, 'review'));
    expect(await db.select().from(rewards).where(paid)).toEqual([]);
  });

  it('pays no day twice, though its learner goes where it has just begun', async () => {
    await add(anna);
    await hasReviewed(anna, { day: '2026-03-02', reviews: 50 });
    setNow(new Date('2026-03-02T12:30:00Z'));
    await db.update(users).set({ timeZone: 'America/Los_Angeles' }).where(eq(users.id, anna.id));
    expect(await takeUp(anna)).toMatchObject({ done: 50, current: { worth: 0 } });
  });
});
