import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Grade } from '@/lib/russian/exercises/schema';
import { withAccepted } from '@/lib/russian/exercises/stored';
import { showIn, type Shown } from '@/lib/platform/i18n/local-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayOf } from '@/lib/learning/progress/day';
import { listEarned } from '@/lib/learning/progress/earned';
import { recordWork } from '@/lib/learning/progress/record';
import { payReview } from '@/lib/learning/rewards/pay';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';
import { recordings } from '@/lib/russian/speech/recordings';
import { askedOf, noteOf } from './exercise-of';
import { itemOf } from './item';
import { outlookOf } from './outlook';
import { pointsFor } from './points';
import { lockCard, updateCard, type CardRow } from './queries';
import { deriveRating, isFast, verdictOnCard } from './rating';
import type { Rating } from './ratings';
import { insertReview, lockPoints, selectDay, selectReview } from './review-queries';
import { review, type Memory } from './schedule';
import type { Asked, Outlook, ReviewInput, ReviewResult } from './schema';
import { reviewSeed, scheduleSeed } from './seed';
import { getQueue } from './service';

/** A longer look at a card is a break, not work (as in lib/learning/practice/active-time). */
const longestWork = 120;

interface Call {
  viewer: Viewer;
  cardId: number;
  input: ReviewInput;
  locale: Locale;
  lexicon: Lexicon;
}
interface Outcome {
  /** The word of the card; null for a mistake. */
  russian: string | null;
  grade: Grade;
  note: Shown | null;
  rating: Rating;
  derived: Rating;
  points: number;
  total: number;
  elsewhere: boolean;
  at: Date;
  due: Date;
  outlook: Outlook;
}

/**
 * Grades a review, logs it and plans the next one, in one transaction. The same turn again gets the first answer
 * again, and learns whether that was another device's. Throws AppError: 'not_found', 'turn_passed', 'validation'.
 */
export async function submitReview(
  viewer: Viewer,
  cardId: number,
  input: ReviewInput,
  locale: Locale,
): Promise<ReviewResult> {
  const lexicon = await lexiconFor(input.answer.kind);
  const call = { viewer, cardId, input, locale, lexicon };
  const { russian, total, at, due, ...outcome } = await db.transaction(async (on) => {
    const points = await lockPoints(on, viewer.id);
    const card = await lockCard(on, viewer.id, cardId);
    if (!card) throw new AppError('not_found');
    return input.turn < card.memory.reps ? repeat(on, card, call, points) : take(on, card, call, points);
  });
  return {
    ...outcome,
    card: cardId,
    turn: input.turn,
    total_points: total,
    earned: await listEarned(viewer.id, at, at),
    spoken: russian === null ? null : { text: russian, recorded: await recordings.has(russian) },
    at: at.toISOString(),
    due: due.toISOString(),
    queue: await getQueue(viewer, locale),
  };
}

async function repeat(on: Connection, card: CardRow, call: Call, total: number): Promise<Outcome> {
  const { input, locale } = call;
  const first = await selectReview(on, card.id, input.turn);
  if (!first) throw new AppError('turn_passed');
  const { grade, rating, derived, points, reviewedAt: at } = first;
  // The database keeps the keys of an answer in an order of its own.
  const isSame = canonical(first.answer) === canonical(input.answer);
  const outlook = outlookOf(card, first);
  return {
    russian: russianOf(card),
    grade,
    note: noteOf(card, locale),
    rating,
    derived,
    points,
    total,
    elsewhere: !isSame,
    at,
    due: card.memory.due,
    outlook,
  };
}

async function take(on: Connection, card: CardRow, call: Call, total: number): Promise<Outcome> {
  const { viewer, input, locale } = call;
  const made = askedOf(card);
  if (!made || input.turn !== made.turn) throw new AppError('turn_passed');
  const grade = gradeTask(card, made, call);
  const moment = momentAfter(card.memory, now());
  const seconds = Math.min(input.seconds, Math.max(0, (moment.getTime() - made.shownAt.getTime()) / 1000));
  const { content, hints } = made;
  const task = concealExercise(content, reviewSeed(card.id, made.turn), locale);
  const verdict = verdictOnCard(content, task, grade);
  const derived = deriveRating({ verdict, hints, fast: isFast(content, seconds) });
  const { timeZone } = viewer;
  const { paid } = await selectDay(on, viewer.id, dayOf(moment, timeZone));
  const worth = pointsFor(grade.verdict, paid);
  const memory = review(card.memory, moment, derived, scheduleSeed(card.id));
  const logged = { cardId: card.id, turn: made.turn, before: card.memory, reviewedAt: moment };
  const judged = { answer: input.answer, grade, verdict: grade.verdict, hints, rating: derived, derived };
  const reviewId = await insertReview(on, {
    ...logged,
    ...judged,
    userId: viewer.id,
    seconds,
    points: worth,
  });
  await updateCard(on, card.id, { ...memory, asked: null, buriedUntil: null });
  const points = await payReview(on, { userId: viewer.id, reviewId, points: worth, moment });
  const right = grade.verdict === 'wrong' ? 0 : 1;
  const counts = { reviews: 1, paidReviews: points > 0 ? 1 : 0, answers: 1, right };
  const activity = { points, seconds: Math.min(longestWork, seconds) };
  await recordWork(on, viewer.id, { moment, timeZone, ...counts, ...activity });
  return {
    russian: russianOf(card),
    grade,
    note: content.note ? showIn(locale, content.note) : null,
    rating: derived,
    derived,
    points,
    total: total + points,
    elsewhere: false,
    at: moment,
    due: memory.due,
    outlook: outlookOf({ ...card, memory }, logged),
  };
}

function russianOf(card: CardRow): string | null {
  const item = itemOf(card);
  return item?.about === 'word' ? item.russian : null;
}

/** What was accepted since the exercise was shown counts as well. */
function gradeTask(card: CardRow, { content, turn }: Asked, { input, locale, lexicon }: Call): Grade {
  const accepting = card.exercise ? withAccepted(content, card.exercise.accepted) : content;
  return gradeAnswer(accepting, input.answer, { seed: reviewSeed(card.id, turn), locale, lexicon });
}

/** A clock that was set back does not make a review older than the one before it. */
function momentAfter({ lastReviewAt }: Memory, moment: Date): Date {
  return lastReviewAt && lastReviewAt > moment ? lastReviewAt : moment;
}

const canonical = (answer: unknown) =>
  JSON.stringify(
    Object.entries(Object(answer) as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
