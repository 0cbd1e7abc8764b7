/** Exercises of a skip test (decisions, "Learning rules"). */
export const exercisesPerSkipTest = 5;

/** Share of right answers to pass. */
const passMarkPercent = 80;

/** Number of answers that must be right or almost right: 4 of 5; of fewer exercises, nearly all. */
export function minRight(total: number): number {
  return Math.ceil((total * passMarkPercent) / 100);
}

/** Whether a test is passed; a test without any exercise is not. */
export function isPassed({ right, total }: { right: number; total: number }): boolean {
  return total > 0 && right >= minRight(total);
}
