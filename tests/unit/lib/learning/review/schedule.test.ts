import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Rating } from '@/lib/learning/review/ratings';
import {
  freshMemory,
  preview,
  retrievability,
  review,
  states,
  type Memory,
} from '@/lib/learning/review/schedule';

const start = new Date('2022-11-29T12:30:00Z');
const day = 86_400_000;
const after = (date: Date, days: number) => new Date(date.getTime() + days * day);
const wholeDays = ({ due, lastReviewAt }: Memory) =>
  Math.floor((due.getTime() - (lastReviewAt?.getTime() ?? 0)) / day);

describe('the schedule agrees with what is published for FSRS-6 (py-fsrs)', () => {
  it('in its intervals: good six times, again twice, good five times', () => {
    const given: Rating[] = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3];
    let memory = freshMemory(start);
    const intervals = given.map((rating) => {
      memory = review(memory, memory.due, rating, null);
      return wholeDays(memory);
    });
    expect(intervals).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('in its memory: again, then good after 0, 1, 3, 8 and 21 days', () => {
    let memory = freshMemory(start);
    let reviewedAt = start;
    const given: [Rating, number][] = [
      [1, 0],
      [3, 0],
      [3, 1],
      [3, 3],
      [3, 8],
      [3, 21],
    ];
    for (const [rating, days] of given) {
      reviewedAt = after(reviewedAt, days);
      memory = review(memory, reviewedAt, rating, null);
    }
    expect(memory.stability).toBeCloseTo(53.6269, 3);
    expect(memory.difficulty).toBeCloseTo(6.3575, 3);
  });
});

const rating = fc.constantFrom<Rating>(1, 2, 3, 4);
/** Reviews with the days between them; a negative one is a clock that was set back. */
const history = fc.array(fc.record({ rating, days: fc.double({ min: -3, max: 400, noNaN: true }) }), {
  maxLength: 25,
});
const seed = fc.option(fc.integer({ min: 1, max: 1e6 }).map((id) => `card ${id}`));
type History = { rating: Rating; days: number }[];

function replay(reviews: History, by: string | null) {
  let reviewedAt = start;
  let memory = freshMemory(start);
  for (const { rating: given, days } of reviews) {
    reviewedAt = after(reviewedAt, days);
    memory = review(memory, reviewedAt, given, by);
  }
  return { memory, reviewedAt };
}

describe('whatever somebody’s history', () => {
  it('no card comes back before its review, and again never later than good', () => {
    fc.assert(
      fc.property(history, seed, (reviews, by) => {
        const { memory, reviewedAt } = replay(reviews, by);
        const outcomes = preview(memory, reviewedAt, by);
        const dues = ([1, 2, 3, 4] as const).map((each) => outcomes[each].due.getTime());
        const from = outcomes[1].lastReviewAt?.getTime() ?? 0;
        expect(Math.min(...dues)).toBeGreaterThan(from);
        expect(dues[0]).toBeLessThanOrEqual(dues[2] ?? 0);
        expect(dues[1]).toBeLessThanOrEqual(dues[2] ?? 0);
        expect(dues[2]).toBeLessThanOrEqual(dues[3] ?? 0);
        for (const { stability, difficulty, scheduledDays } of Object.values(outcomes)) {
          expect(stability).toBeGreaterThan(0);
          expect(difficulty).toBeGreaterThanOrEqual(1);
          expect(difficulty).toBeLessThanOrEqual(10);
          expect(scheduledDays).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('the log played again gives the same memory, and the preview what then happens', () => {
    fc.assert(
      fc.property(history, seed, rating, (reviews, by, given) => {
        const { memory, reviewedAt } = replay(reviews, by);
        expect(replay(reviews, by).memory).toEqual(memory);
        expect(preview(memory, reviewedAt, by)[given]).toEqual(review(memory, reviewedAt, given, by));
      }),
    );
  });
});

it('what was learnt together does not come back on one day', () => {
  let dues = Array.from({ length: 20 }, () => freshMemory(start));
  for (const days of [0, 0, 3, 15]) {
    dues = dues.map((memory, id) => review(memory, after(memory.due, days), 3, `card ${id}`));
  }
  expect(new Set(dues.map(wholeDays)).size).toBeGreaterThan(3);
});

it('a card is remembered less and less, and one never reviewed not at all', () => {
  const memory = review(freshMemory(start), start, 4, null);
  const chances = [0, 10, 100].map((days) => retrievability(memory, after(start, days)));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  expect(chances[0]).toBe(1);
  expect(retrievability(freshMemory(start), start)).toBe(0);
  expect(memory.state).toBe(states.review);
});
