import type { Estimate, Flag } from '@/lib/learning/teaching/schema';

/** The two-sided 95 % quantile of the normal distribution. */
const z = 1.959963984540054;

/** Of how many learners it takes to say something of discrimination. */
const fewestCompared = 10;

/** A share with Wilson's interval (1927), which stays within 0 and 1 also for few trials. `trials` > 0. */
export function wilson(hits: number, trials: number): Estimate {
  const share = hits / trials;
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const centre = share + (z * z) / (2 * trials);
  const scale = 1 + (z * z) / trials;
  return {
    value: share,
    // At the ends rounding would leave it a hair inside.
    low: hits === 0 ? 0 : (centre - spread) / scale,
    high: hits === trials ? 1 : (centre + spread) / scale,
  };
}

/** The same; null for fewer than `fewest` trials, of which nothing is told. */
export const shareOf = (hits: number, trials: number, fewest: number) =>
  trials < fewest ? null : wilson(hits, trials);

/** A correlation with Fisher's interval; null for too few pairs, or when one side never varies (`r` is null). */
export function fisher(r: number | null, pairs: number): Estimate | null {
  if (r === null || pairs < fewestCompared) return null;
  const middle = Math.atanh(r);
  const spread = z / Math.sqrt(pairs - 3);
  return { value: r, low: Math.tanh(middle - spread), high: Math.tanh(middle + spread) };
}

interface Judged {
  learners: number;
  right: number;
  facility: Estimate | null;
  discrimination: Estimate | null;
  /** How many learners gave the most frequent wrong answer. */
  mostWrong: number;
}

/** What may be said of an exercise's ease. */
const enoughLearners = 30;
const tooEasy = 0.95;
const hard = 0.4;
/** A discrimination that is certainly below this tells learners apart no better than chance. */
const leastDiscrimination = 0.1;

/** What a teacher should look at. Nothing is said where the figures are too few. */
export function flagsOf({ learners, right, facility, discrimination, mostWrong }: Judged): Flag[] {
  if (!facility) return [];
  const isCertain = learners >= enoughLearners;
  const flags: [Flag, boolean][] = [
    ['wrong_preferred', mostWrong > right],
    ['hard', isCertain && facility.value < hard],
    ['tells_nothing', discrimination !== null && discrimination.high < leastDiscrimination],
    ['too_easy', isCertain && facility.value > tooEasy],
  ];
  return flags.filter(([, holds]) => holds).map(([flag]) => flag);
}
