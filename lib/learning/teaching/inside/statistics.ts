import type { Estimate, Flag } from '@/lib/learning/teaching/schema';

/** The two-sided 95 % quantile of the normal distribution. */
const zScore95 = 1.959963984540054;

/** Learners needed for an estimate of discrimination. */
const minCompared = 10;

/**
 * A share with Wilson's interval (1927), which stays within 0 and 1 also for few trials. `trials` > 0.
 * @public for tests, which know other values of it
 */
export function wilson(hits: number, trials: number): Estimate {
  const share = hits / trials;
  const spread =
    zScore95 * Math.sqrt((share * (1 - share)) / trials + (zScore95 * zScore95) / (4 * trials * trials));
  const centre = share + (zScore95 * zScore95) / (2 * trials);
  const scale = 1 + (zScore95 * zScore95) / trials;
  return {
    value: share,
    // Exact at the ends, where rounding errors would shift the bounds.
    low: hits === 0 ? 0 : (centre - spread) / scale,
    high: hits === trials ? 1 : (centre + spread) / scale,
  };
}

/** The same; null for fewer than `minTrials` trials. */
export const shareOf = (hits: number, trials: number, minTrials: number) =>
  trials < minTrials ? null : wilson(hits, trials);

/** A correlation with Fisher's interval; null for too few pairs, or when one side never varies (`r` is null). */
export function fisher(r: number | null, pairs: number): Estimate | null {
  if (r === null || pairs < minCompared) return null;
  const middle = Math.atanh(r);
  const spread = zScore95 / Math.sqrt(pairs - 3);
  return { value: r, low: Math.tanh(middle - spread), high: Math.tanh(middle + spread) };
}

interface ExerciseSample {
  learners: number;
  right: number;
  facility: Estimate | null;
  discrimination: Estimate | null;
  /** Number of learners who gave the most frequent wrong answer. */
  maxWrong: number;
}

/** Thresholds for flags about the facility of an exercise. */
const minFlagLearners = 30;
const tooEasyFacility = 0.95;
const hardFacility = 0.4;
/** Below this discrimination an exercise separates learners no better than chance. */
const minDiscrimination = 0.1;

/** Flags for teachers; none where there is too little data. */
export function flagsOf({ learners, right, facility, discrimination, maxWrong }: ExerciseSample): Flag[] {
  if (!facility) return [];
  const isCertain = learners >= minFlagLearners;
  const flags: [Flag, boolean][] = [
    ['wrong_preferred', maxWrong > right],
    ['hard', isCertain && facility.value < hardFacility],
    ['tells_nothing', discrimination !== null && discrimination.high < minDiscrimination],
    ['too_easy', isCertain && facility.value > tooEasyFacility],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
