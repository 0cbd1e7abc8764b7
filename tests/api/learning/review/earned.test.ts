import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { POST as addCard } from '@/app/api/cards/route';
import { users } from '@/db/schema/people';
import { setNow } from '@/lib/platform/clock';
import type { CardView } from '@/lib/learning/review/card-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { answerReview, rightAnswer, takeUp } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
const nothing = { rank: null, badges: [] };
const morning = Date.parse('2026-03-02T09:00:00Z');
let anna: Somebody;

beforeEach(async () => {
  setNow(new Date(morning));
  anna = await makeSomebody(db, 'student');
});

async function review(minutes: number, russian: string) {
  setNow(new Date(morning + minutes * 60_000));
  const body = { russian, meaning: `what ${russian} means` };
  const { id } = (await call(addCard, { cookie: anna.cookie, body })).body as unknown as CardView;
  await takeUp(anna);
  const input = { turn: 0, answer: await rightAnswer(db, id), seconds: 5 };
  return { result: await answerReview(anna, id, input), again: () => answerReview(anna, id, input) };
}

describe('what a review leads to', () => {
  it('is told with the answer that led to it, also when that answer is sent again, and never after', async () => {
    await db.update(users).set({ points: 98 }).where(eq(users.id, anna.id));
    expect((await review(1, 'снег')).result.earned).toEqual(nothing);
    const second = await review(2, 'дождь');
    expect(second.result).toMatchObject({ total_points: 100, earned: { rank: 2, badges: [] } });
    expect((await review(3, 'ветер')).result.earned).toEqual(nothing);
    expect((await second.again()).earned).toEqual({ rank: 2, badges: [] });
  });

  it('comes with the word, to be heard', async () => {
    expect((await review(1, 'снег')).result.spoken).toEqual({ text: 'снег', recorded: false });
  });
});
