import { eq } from 'drizzle-orm';
import { POST as hint } from '@/app/api/cards/[card]/hints/route';
import { PATCH as rating } from '@/app/api/cards/[card]/reviews/[turn]/route';
import { POST as submit } from '@/app/api/cards/[card]/reviews/route';
import { POST as queue } from '@/app/api/reviews/route';
import type { Connection } from '@/db/client';
import { cards } from '@/db/schema/review';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import {
  asked as stored,
  type ReviewInput,
  type ReviewQueue,
  type ReviewResult,
} from '@/lib/learning/review/schema';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { call, type Answer } from './call';
import { blunder, solve } from '@/lib/russian/exercises/solve';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;

export async function takeUp({ cookie }: Who): Promise<ReviewQueue> {
  const { body } = await call(queue, { cookie, method: 'POST' });
  return body as unknown as ReviewQueue;
}

export const asked = ({ cookie }: Who, card: number, body: ReviewInput): Promise<Answer> =>
  call(submit, { cookie, params: { card: String(card) }, body });

/** Reviews a card and expects success. @returns the body of the call */
export async function answerReview(who: Who, card: number, input: ReviewInput): Promise<ReviewResult> {
  const { status, body } = await asked(who, card, input);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as unknown as ReviewResult;
}

export const rate = ({ cookie }: Who, card: number, turn: number, chosen: number): Promise<Answer> =>
  call(rating, {
    cookie,
    method: 'PATCH',
    params: { card: String(card), turn: String(turn) },
    body: { rating: chosen },
  });

export const hintOf = (
  { cookie }: Who,
  card: number,
  body: { turn: number; level: number },
): Promise<Answer> => call(hint, { cookie, params: { card: String(card) }, body });

/** The right answer to the current exercise of a card. */
export async function rightAnswer(db: Connection, card: number): Promise<ExerciseAnswer> {
  const { content, task } = await shownOf(db, card);
  return solve(content, task);
}

export async function wrongAnswer(db: Connection, card: number): Promise<ExerciseAnswer> {
  return blunder((await shownOf(db, card)).task);
}

async function shownOf(db: Connection, card: number) {
  const [row] = await db.select({ asked: cards.asked }).from(cards).where(eq(cards.id, card));
  const { content, turn } = stored.parse(row?.asked);
  return { content, task: concealExercise(content, exerciseSeed.review(card, turn), 'en') };
}
