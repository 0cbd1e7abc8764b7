/** Exercises of a skip test (decisions, "Learning rules"). */
export const exercisesPerCheck = 5;

/** Share of right answers to pass, in tenths. */
const passMark = 8;

/** Number of answers that must be right or almost right: 4 of 5; of fewer exercises, nearly all. */
export function minRight(total: number): number {
  return Math.ceil((total * passMark) / 10);
}

/** Whether a test is passed; a test without any exercise is not. */
export function isPassed({ right, total }: { right: number; total: number }): boolean {
  return total > 0 && right >= minRight(total);
}
