import { describe, expect, it } from '@jest/globals';
import { orderExercises, type Order } from '@/components/learning/teaching/order-exercises';
import type { ExerciseFigures } from '@/lib/learning/teaching/schema';

const of = (
  number: number,
  facility: number | null,
  discrimination: number | null,
  flags: ExerciseFigures['flags'] = [],
): ExerciseFigures => ({
  exercise: 100 + number,
  number,
  kind: 'gap',
  prompt: { text: 'x', lang: 'en' },
  expected: 'x',
  learners: 9,
  facility: facility === null ? null : { value: facility, low: 0, high: 1 },
  discrimination: discrimination === null ? null : { value: discrimination, low: -1, high: 1 },
  compared: 9,
  wrong_answers: [],
  hints: null,
  seconds: null,
  flags,
});
const lesson = [
  of(3, 0.9, 0.2, ['too_easy']),
  of(1, null, null),
  of(2, 0.4, 0.5),
  of(4, null, null, ['hard', 'tells_nothing']),
  of(5, 0.4, -0.1),
];

describe('the exercises of a lesson', () => {
  it.each<[Order, number[]]>([
    ['lesson', [1, 2, 3, 4, 5]],
    ['facility', [2, 5, 3, 1, 4]],
    ['discrimination', [5, 3, 2, 1, 4]],
    ['flags', [4, 3, 1, 2, 5]],
  ])('stand by %s, the unknown last and equal ones as in the lesson', (order, numbers) => {
    expect(orderExercises(lesson, order).map(({ number }) => number)).toEqual(numbers);
  });
});
