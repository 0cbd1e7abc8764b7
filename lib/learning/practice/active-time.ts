/** A longer time between two answers counts as a break, not as work. */
export const maxStepSeconds = 120;

/** Active seconds between the given times, in order: the start and each answer. */
export function activeSeconds(times: Date[]): number {
  const steps = times.slice(1).map((answeredAt, index) => {
    const before = times[index] ?? answeredAt;
    const seconds = (answeredAt.getTime() - before.getTime()) / 1000;
    return Math.min(maxStepSeconds, Math.max(0, seconds));
  });
  return Math.round(steps.reduce((sum, seconds) => sum + seconds, 0));
}
