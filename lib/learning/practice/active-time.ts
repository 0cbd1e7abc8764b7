/** A longer pause between two answers is a break, not work. */
export const longestStep = 120;

/** Seconds at work between the moments given, in order: the start and each answer. */
export function activeSeconds(moments: Date[]): number {
  const steps = moments.slice(1).map((moment, index) => {
    const before = moments[index] ?? moment;
    const seconds = (moment.getTime() - before.getTime()) / 1000;
    return Math.min(longestStep, Math.max(0, seconds));
  });
  return Math.round(steps.reduce((sum, seconds) => sum + seconds, 0));
}
