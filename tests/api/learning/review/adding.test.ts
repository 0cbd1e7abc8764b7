import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { POST as addCard } from '@/app/api/cards/route';
import { courses, lessons, words } from '@/db/schema/courses';
import { cards } from '@/db/schema/review';
import { newCard } from '@/lib/learning/review/cards';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { takeUp } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;
let word = { id: 0, lessonId: 0 };

beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
  const [row] = await db.select().from(words).where(eq(words.key, 'brother'));
  word = row ?? word;
});

const there = { withdrawn: false, announced: false };
afterEach(async () => {
  await db.update(courses).set(there);
  await db.update(lessons).set(there);
});

const add = (body: unknown) => call(addCard, { cookie: anna.cookie, body });

describe('a word of the courses', () => {
  it.each([
    [
      'lesson is withdrawn',
      () => db.update(lessons).set({ withdrawn: true }).where(eq(lessons.id, word.lessonId)),
    ],
    [
      'lesson is announced',
      () => db.update(lessons).set({ announced: true }).where(eq(lessons.id, word.lessonId)),
    ],
    ['course is withdrawn', () => db.update(courses).set({ withdrawn: true })],
    ['course is announced', () => db.update(courses).set({ announced: true })],
  ])('is not there to be added when its %s', async (_, take) => {
    await take();
    expect(await add({ word: word.id })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await takeUp(anna)).cards).toBe(0);
  });
});

describe('words of one’s own', () => {
  const snow = { russian: 'снег', meaning: 'snow' };
  const make = async (count: number) => {
    await db.insert(cards).values({ ...newCard(anna.id, 'own', new Date()), own: snow });
    const columns =
      'user_id, source, own, due, stability, difficulty, state, reps, lapses, learning_steps, scheduled_days, created_at';
    await db.execute(
      sql.raw(
        `insert into cards (${columns}) select ${columns} from cards, generate_series(2, ${count}) where user_id = ${anna.id}`,
      ),
    );
  };

  it('are 5,000 at the most, also when ten come at once; those of the courses do not count', async () => {
    await make(4999);
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(snow)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 400, body: { code: 'too_many_cards' } });
    expect(refused?.body.message).toContain('5,000 words of your own');
    expect((await add({ word: word.id })).status).toBe(200);
  });
});
