/** Decisions, "Learning rules": a five-exercise check lets one jump ahead. */
export const checkSize = 5;

/** Of ten. */
const passMark = 8;

/** How many must be right, or almost: 4 of 5; where there are fewer exercises, nearly all of them. */
export function neededOf(total: number): number {
  return Math.ceil((total * passMark) / 10);
}

/** A check of which nothing was left to ask shows nothing. */
export function isPassed({ right, total }: { right: number; total: number }): boolean {
  return total > 0 && right >= neededOf(total);
}
