import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq, type SQL } from 'drizzle-orm';
import { GET as cards } from '@/app/api/cards/route';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { reviews } from '@/db/schema/review';
import { addMistakeCard, addWordCard } from '@/lib/learning/review/cards';
import type { CardPage } from '@/lib/learning/review/card-schema';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { answerReview, rightAnswer, takeUp } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
// On a machine that may be busy.
jest.setTimeout(30_000);
let anna: Somebody;
let word = { id: 0, lessonId: 0 };

beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  const [row] = await db.select().from(words).where(eq(words.key, 'brother'));
  word = row ?? word;
});

afterEach(async () => {
  for (const table of [courses, lessons, exercises, words]) await db.update(table).set({ withdrawn: false });
});

const listCards = async () =>
  ((await call(cards, { cookie: anna.cookie })).body as unknown as CardPage).cards;

describe('a card stays what Анна has learnt', () => {
  const withdrawn: [string, () => Promise<unknown>][] = [
    ['course', () => db.update(courses).set({ withdrawn: true })],
    ['lesson', () => db.update(lessons).set({ withdrawn: true }).where(of(lessons.id))],
  ];
  const of = (id: typeof lessons.id): SQL => eq(id, word.lessonId);

  it.each(withdrawn)(
    'when its %s is withdrawn: it is asked, graded and planned as before',
    async (_, take) => {
      await addWordCard(db, anna.id, word.id, new Date());
      const { current } = await takeUp(anna);
      await take();
      expect((await takeUp(anna)).current).toEqual(current);
      const [card] = await listCards();
      const answer = await rightAnswer(db, card?.id ?? 0);
      const result = await answerReview(anna, card?.id ?? 0, { turn: 0, answer, seconds: 60 });
      expect(result).toMatchObject({ grade: { verdict: 'right' }, points: 1 });
      expect(await db.select().from(reviews).where(eq(reviews.userId, anna.id))).toHaveLength(1);
    },
  );
});

describe('a mistake whose exercise is taken out', () => {
  it('counts when it was shown already, and is asked no more until it is back', async () => {
    const [exercise] = await db.select().from(exercises).where(eq(exercises.kind, 'write'));
    await addMistakeCard(db, anna.id, exercise?.id ?? 0, new Date());
    const { current } = await takeUp(anna);
    const answer = await rightAnswer(db, current?.card ?? 0);
    await db.update(exercises).set({ withdrawn: true });
    expect(await takeUp(anna)).toMatchObject({ due: 0, cards: 0, current: null });
    expect(await listCards()).toMatchObject([{ withdrawn: true }]);
    const result = await answerReview(anna, current?.card ?? 0, { turn: 0, answer, seconds: 60 });
    expect(result).toMatchObject({ grade: { verdict: 'right' }, queue: { current: null } });
    await db.update(exercises).set({ withdrawn: false });
    expect(await takeUp(anna)).toMatchObject({ cards: 1, done: 1 });
  });
});
