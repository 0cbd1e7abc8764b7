import {
  createEmptyCard,
  fsrs,
  generatorParameters,
  Rating as Rated,
  State,
  StrategyMode,
  type Card,
  type FSRS,
  type Grade,
} from 'ts-fsrs';
import type { Rating } from './ratings';

/*
 * FSRS-6 as ts-fsrs computes it (decisions, "Learning rules"). No other module uses that package: here its card becomes a
 * Memory, whose properties are columns of `cards`.
 */
const retention = 0.9;
/** A hundred years. */
const maxIntervalDays = 36_500;

/** 0 new, 1 learning, 2 review, 3 relearning. */
export const states = { new: 0, learning: 1, review: 2, relearning: 3 } as const;

const grades = { 1: Rated.Again, 2: Rated.Hard, 3: Rated.Good, 4: Rated.Easy } satisfies Record<
  Rating,
  Grade
>;
const stateByNumber = [State.New, State.Learning, State.Review, State.Relearning] as const;

export interface Memory {
  due: Date;
  stability: number;
  difficulty: number;
  state: number;
  reps: number;
  lapses: number;
  learningSteps: number;
  scheduledDays: number;
  lastReviewAt: Date | null;
}

/** The memory of a card that was never reviewed: due at once. */
export function freshMemory(now: Date): Memory {
  return toMemory(createEmptyCard(now));
}

/**
 * The memory after a review. `seed` seeds the fuzz: long intervals vary by some days, so that cards learnt together do not
 * come back together; null turns the fuzz off. A time before the last review, from a clock that was set back, counts as the
 * time of the last review.
 */
export function review(memory: Memory, now: Date, rating: Rating, seed: string | null): Memory {
  const scheduler = schedulerOf(memory, seed);
  return toMemory(scheduler.next(toCard(memory), notBeforeLastReview(memory, now), grades[rating]).card);
}

/** The memory that each rating would lead to. */
export function preview(memory: Memory, now: Date, seed: string | null): Record<Rating, Memory> {
  const outcomes = schedulerOf(memory, seed).repeat(toCard(memory), notBeforeLastReview(memory, now));
  return {
    1: toMemory(outcomes[1].card),
    2: toMemory(outcomes[2].card),
    3: toMemory(outcomes[3].card),
    4: toMemory(outcomes[4].card),
  };
}

const plain = fsrs(parameters(false));

/** The probability of recall at a time, 0 to 1; 0 for a card that was never reviewed. */
export function retrievability(memory: Memory, now: Date): number {
  if (memory.state === states.new) return 0;
  return plain.get_retrievability(toCard(memory), notBeforeLastReview(memory, now), false);
}

function schedulerOf({ reps }: Memory, seed: string | null): FSRS {
  if (seed === null) return plain;
  return fsrs(parameters(true)).useStrategy(StrategyMode.SEED, () => `${seed} ${reps}`);
}

function parameters(fuzz: boolean) {
  return generatorParameters({
    request_retention: retention,
    maximum_interval: maxIntervalDays,
    enable_fuzz: fuzz,
    enable_short_term: true,
  });
}

/** The time of a review, never before the last review, even when the clock was set back. */
export function notBeforeLastReview({ lastReviewAt }: Memory, now: Date): Date {
  return lastReviewAt && lastReviewAt > now ? lastReviewAt : now;
}

function toCard({ learningSteps, scheduledDays, lastReviewAt, state, ...memory }: Memory): Card {
  return {
    ...createEmptyCard(memory.due),
    ...memory,
    state: stateByNumber[state] ?? State.New,
    learning_steps: learningSteps,
    scheduled_days: scheduledDays,
    ...(lastReviewAt && { last_review: lastReviewAt }),
  };
}

function toMemory(card: Card): Memory {
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    reps: card.reps,
    lapses: card.lapses,
    learningSteps: card.learning_steps,
    scheduledDays: card.scheduled_days,
    lastReviewAt: card.last_review ?? null,
  };
}

/** The seed of a card's interval fuzz. */
export const scheduleSeed = (cardId: number) => `card ${cardId}`;
