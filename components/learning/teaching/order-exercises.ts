import type { ExerciseFigures } from '@/lib/learning/teaching/schema';

export const orders = ['lesson', 'facility', 'discrimination', 'flags'] as const;
export type Order = (typeof orders)[number];

/** Sorts low values first; exercises without a value come last, in the lesson's order. */
const ranks: Record<Order, (exercise: ExerciseFigures) => number> = {
  lesson: ({ number }) => number,
  facility: ({ facility }) => facility?.value ?? Infinity,
  discrimination: ({ discrimination }) => discrimination?.value ?? Infinity,
  flags: ({ flags }) => -flags.length,
};

export function orderExercises(exercises: readonly ExerciseFigures[], order: Order): ExerciseFigures[] {
  const rank = ranks[order];
  // Two infinities differ by NaN, which counts as no difference.
  return exercises.toSorted((a, b) => rank(a) - rank(b) || a.number - b.number);
}
