import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { Grade } from '@/lib/russian/exercises/schema';
import { withAccepted } from '@/lib/russian/exercises/stored';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayOf } from '@/lib/learning/progress/day';
import { listEarned } from '@/lib/learning/progress/earned';
import { recordWork } from '@/lib/learning/progress/record';
import { payReview } from '@/lib/learning/rewards/pay';
import { graderFor, noteFor, viewExercise, type Grader } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { isSameAnswer, takeTurn } from '@/lib/learning/session/turn';
import { recordings } from '@/lib/russian/speech/recordings';
import { currentExercise, noteOf } from './inside/asked-exercise';
import { itemOf } from './inside/item';
import { outlookOf } from './inside/outlook';
import { pointsFor } from './inside/points';
import { lockCard, updateCard, type CardRow } from './inside/queries';
import { deriveRating, isFast, verdictOnCard } from './inside/rating';
import type { Rating } from './ratings';
import { insertReview, lockPoints, selectDay, selectReview } from './inside/review-queries';
import { notBeforeLastReview, review, scheduleSeed } from './schedule';
import type { Outlook, ReviewInput, ReviewResult } from './schema';
import { getQueue } from './service';

/** A longer time on a card counts as a break, not as work (as in lib/learning/practice/active-time). */
const maxWorkSeconds = 120;

interface Submission {
  viewer: Viewer;
  input: ReviewInput;
  locale: Locale;
  grader: Grader;
}
interface LockedReview {
  card: CardRow;
  /** The learner's points before this review. */
  total: number;
}
interface Outcome {
  /** The word of the card; null for a mistake in an exercise. */
  russian: string | null;
  grade: Grade;
  note: LocalizedText | null;
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
 * Grades a review, logs it and schedules the next one, in one transaction. Submitting the same turn again returns the first
 * result again; `elsewhere` says whether another device had answered otherwise. Throws AppError: 'not_found', 'turn_passed', 'validation'.
 */
export async function submitReview(
  viewer: Viewer,
  cardId: number,
  input: ReviewInput,
  locale: Locale,
): Promise<ReviewResult> {
  const submission = { viewer, input, locale, grader: await graderFor(input.answer, locale) };
  const { russian, total, at, due, ...outcome } = await takeTurn({
    lock: (on) => lockReview(on, viewer, cardId),
    repeat: (on, locked) => repeatReview(on, locked, submission),
    take: (on, held) => takeReview(on, held, submission),
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

async function lockReview(on: Connection, viewer: Viewer, cardId: number): Promise<LockedReview> {
  const total = await lockPoints(on, viewer.id);
  const card = await lockCard(on, viewer.id, cardId);
  if (!card) throw new AppError('not_found');
  return { card, total };
}

async function repeatReview(
  on: Connection,
  { card, total }: LockedReview,
  { input, locale }: Submission,
): Promise<Outcome | null> {
  if (input.turn >= card.memory.reps) return null;
  const first = await selectReview(on, card.id, input.turn);
  if (!first) throw new AppError('turn_passed');
  const { grade, rating, derived, points, reviewedAt: at } = first;
  return {
    russian: russianOf(card),
    grade,
    note: noteOf(card, locale),
    rating,
    derived,
    points,
    total,
    elsewhere: !isSameAnswer(first.answer, input.answer),
    at,
    due: card.memory.due,
    outlook: outlookOf(card, first),
  };
}

async function takeReview(
  on: Connection,
  { card, total }: LockedReview,
  { viewer, input, locale, grader }: Submission,
): Promise<Outcome> {
  const made = currentExercise(card);
  if (!made || input.turn !== made.turn) throw new AppError('turn_passed');
  const { content, hints } = made;
  const seed = exerciseSeed.review(card.id, made.turn);
  // Answers that teachers accepted since the exercise was shown count as well.
  const accepting = card.exercise ? withAccepted(content, card.exercise.accepted) : content;
  const grade = grader({ content: accepting, seed });
  const reviewedAt = notBeforeLastReview(card.memory, now());
  const seconds = Math.min(
    input.seconds,
    Math.max(0, (reviewedAt.getTime() - made.shownAt.getTime()) / 1000),
  );
  const { task } = viewExercise({ content, seed }, locale);
  const verdict = verdictOnCard(content, task, grade);
  const derived = deriveRating({ verdict, hints, fast: isFast(content, seconds) });
  const { timeZone } = viewer;
  const { paid } = await selectDay(on, viewer.id, dayOf(reviewedAt, timeZone));
  const worth = pointsFor(grade.verdict, paid);
  const memory = review(card.memory, reviewedAt, derived, scheduleSeed(card.id));
  const logged = { cardId: card.id, turn: made.turn, before: card.memory, reviewedAt };
  const judged = { answer: input.answer, grade, verdict: grade.verdict, hints, rating: derived, derived };
  const reviewId = await insertReview(on, {
    ...logged,
    ...judged,
    userId: viewer.id,
    seconds,
    points: worth,
  });
  await updateCard(on, card.id, { ...memory, asked: null, buriedUntil: null });
  const points = await payReview(on, { userId: viewer.id, reviewId, points: worth, paidAt: reviewedAt });
  const right = grade.verdict === 'wrong' ? 0 : 1;
  const counts = { reviews: 1, paidReviews: points > 0 ? 1 : 0, answers: 1, right };
  const activity = { points, seconds: Math.min(maxWorkSeconds, seconds) };
  await recordWork(on, viewer.id, { doneAt: reviewedAt, timeZone, ...counts, ...activity });
  return {
    russian: russianOf(card),
    grade,
    note: noteFor(content, locale),
    rating: derived,
    derived,
    points,
    total: total + points,
    elsewhere: false,
    at: reviewedAt,
    due: memory.due,
    outlook: outlookOf({ ...card, memory }, logged),
  };
}

function russianOf(card: CardRow): string | null {
  const item = itemOf(card);
  return item && item.about !== 'mistake' ? item.russian : null;
}
