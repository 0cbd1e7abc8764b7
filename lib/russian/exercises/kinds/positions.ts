import { AppError } from '@/lib/platform/errors';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';

/** Refuses an answer that does not fit its task; the player never sends one. */
export function refuseAnswer(): never {
  throw new AppError('validation', { fields: { answer: [{ rule: 'in' }] } });
}

/** Refuses positions outside the task and repeated positions; empty places are allowed. */
export function checkPositions(positions: readonly (number | null)[], size: number): void {
  const used = positions.filter((position) => position !== null);
  const outside = used.some((position) => position < 0 || position >= size);
  if (outside || new Set(used).size < used.length) refuseAnswer();
}

/** The elements at the given positions. */
export function pick<T>(things: readonly T[], positions: readonly number[]): T[] {
  return positions.map((position) => things[position]).filter((thing) => thing !== undefined);
}

/**
 * Positions of `count` of the `wrong` texts among those shown, in ascending order. They are drawn at random: if it were
 * always the first ones, the remaining ones would reveal the right one.
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
