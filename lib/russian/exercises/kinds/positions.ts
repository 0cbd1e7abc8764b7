import { AppError } from '@/lib/platform/errors';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';

/** Refuses an answer that does not fit the task it is given to: no honest player sends one. */
export function refuseAnswer(): never {
  throw new AppError('validation', { fields: { answer: [{ rule: 'in' }] } });
}

/** Refuses positions outside the task and such as are used twice; empty places are fine. */
export function checkPositions(positions: readonly (number | null)[], size: number): void {
  const used = positions.filter((position) => position !== null);
  const outside = used.some((position) => position < 0 || position >= size);
  if (outside || new Set(used).size < used.length) refuseAnswer();
}

/** The things at the given positions. */
export function pick<T>(things: readonly T[], positions: readonly number[]): T[] {
  return positions.map((position) => things[position]).filter((thing) => thing !== undefined);
}

/**
 * Where `count` of the `wrong` things are shown, in rising order. They are drawn by lot: were it always the
 * first ones, what is left would tell which is right.
 */
export function drawPositions(
  shown: readonly string[],
  wrong: readonly string[],
  count: number,
  seed: string,
): number[] {
  const drawn = pick(wrong, shuffledOrder(wrong, `${seed} hint`)).slice(0, count);
  return drawn.map((thing) => shown.indexOf(thing)).sort((a, b) => a - b);
}
