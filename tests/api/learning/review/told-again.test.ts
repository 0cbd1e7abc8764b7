import { beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { PATCH as changeCard } from '@/app/api/cards/[card]/route';
import { POST as addCard } from '@/app/api/cards/route';
import { exercises } from '@/db/schema/courses';
import { db as appDb } from '@/lib/platform/database/database';
import { exerciseContent } from '@/lib/russian/exercises/schema';
import { dayAround } from '@/lib/learning/review/inside/day-start';
import { addMistakeCard } from '@/lib/learning/review/cards';
import { askCard } from '@/lib/learning/review/inside/asked-exercise';
import { selectCard } from '@/lib/learning/review/inside/queries';
import { call } from '@/tests/support/call';
import { testDatabase } from '@/tests/support/database';
import { answerReview, hintOf, rate, rightAnswer, takeUp, wrongAnswer } from '@/tests/support/review';
import { makeSomebody, type Somebody } from '@/tests/support/somebody';

const { db } = testDatabase();
let anna: Somebody;

beforeEach(async () => {
  anna = await makeSomebody(db, 'student');
});

const snow = { russian: 'снег', meaning: 'snow', note: 'белый' };
async function add(): Promise<number> {
  const { body } = await call(addCard, { cookie: anna.cookie, body: snow });
  return Number(body.id);
}
const change = (card: number, body: unknown) =>
  call(changeCard, { cookie: anna.cookie, params: { card: String(card) }, body, method: 'PATCH' });

describe('a review that is sent again', () => {
  it('gets the first answer again, with the note on the card', async () => {
    const card = await add();
    await takeUp(anna);
    const input = { turn: 0, answer: await rightAnswer(db, card), seconds: 60 };
    const { queue: _first, ...first } = await answerReview(anna, card, input);
    const { queue: _again, ...again } = await answerReview(anna, card, input);
    expect(first.note?.text).toBe('белый');
    expect(again).toEqual(first);
  });

  it('gets the note of a lesson again, too', async () => {
    const rows = await db.select().from(exercises).where(eq(exercises.kind, 'write'));
    const noted = rows.find(({ content }) => exerciseContent.parse(content).note !== undefined);
    await addMistakeCard(db, anna.id, noted?.id ?? 0, new Date());
    const { current } = await takeUp(anna);
    const { card = 0 } = current ?? {};
    const input = { turn: 0, answer: await wrongAnswer(db, card), seconds: 60 };
    const { note } = await answerReview(anna, card, input);
    expect(note).not.toBeNull();
    expect((await answerReview(anna, card, input)).note).toEqual(note);
  });
});

describe('hints that Анна opened', () => {
  /** Right after a mistake the card is asked again, and she has all hints of it opened. */
  async function openAll(): Promise<number> {
    const card = await add();
    await takeUp(anna);
    await answerReview(anna, card, { turn: 0, answer: await wrongAnswer(db, card), seconds: 60 });
    await takeUp(anna);
    for (const level of [1, 2, 3]) {
      expect((await hintOf(anna, card, { turn: 1, level })).status).toBe(201);
    }
    return card;
  }

  it.each([
    ['when the review before is rated otherwise', (card: number) => rate(anna, card, 0, 2)],
    ['when a note is written', (card: number) => change(card, { note: 'холодный' })],
    ['when the word itself is changed', (card: number) => change(card, { russian: 'снежок' })],
  ])('stay open %s: the answer is no better for it', async (_, act) => {
    const card = await openAll();
    expect((await act(card)).status).toBe(200);
    const { current } = await takeUp(anna);
    expect(current).toMatchObject({ card, turn: 1 });
    expect(current?.hints).toHaveLength(3);
    const answer = await rightAnswer(db, card);
    expect((await answerReview(anna, card, { turn: 1, answer, seconds: 60 })).rating).toBe(2);
  });

  it('are closed for the turn after', async () => {
    const card = await openAll();
    const answer = await wrongAnswer(db, card);
    await answerReview(anna, card, { turn: 1, answer, seconds: 60 });
    await change(card, { note: 'холодный' });
    expect((await takeUp(anna)).current).toMatchObject({ card, turn: 2, hints: [] });
  });
});

describe('a card that is changed while it is taken up', () => {
  it('is asked as it is now', async () => {
    const card = await add();
    const before = await selectCard(appDb, anna.id, card);
    await change(card, { russian: 'снежок' });
    const createdAt = new Date();
    const made =
      before && (await askCard(anna.id, before, { now: createdAt, day: dayAround(createdAt, 'UTC') }));
    expect(made?.content).toMatchObject({ answers: ['снежок'] });
  });
});
