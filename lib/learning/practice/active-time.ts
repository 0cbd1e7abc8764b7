/** A longer time between two answers counts as a break, not as work. */
export const maxStepSeconds = 120;

/** Active seconds between the given times, in order: the start and each answer. */
export function activeSeconds(moments: Date[]): number {
  const steps = moments.slice(1).map((moment, index) => {
    const before = moments[index] ?? moment;
    const seconds = (moment.getTime() - before.getTime()) / 1000;
    return Math.min(maxStepSeconds, Math.max(0, seconds));
  });
  return Math.round(steps.reduce((sum, seconds) => sum + seconds, 0));
}
