import { maxPaidADayOfPair, maxPointsADay, pointsPerCorrection } from './limits';

interface Earned {
  /** The message before and after the correction. */
  original: string;
  body: string;
  /** Whether one of the two accounts was on its first day when the correction was made. */
  isOfNewcomers: boolean;
  /** Points that the corrector has earned by corrections in the last 24 hours. */
  pointsToday: number;
  /** Corrections between these two people that earned points in the last 24 hours. */
  paidOfPairToday: number;
}

/** Points for the corrector of a correction that was accepted, or not answered for `unopposedDays`. */
export function pointsFor({ original, body, isOfNewcomers, pointsToday, paidOfPairToday }: Earned): number {
  if (isOfNewcomers || isTrivial(original, body)) return 0;
  if (paidOfPairToday >= maxPaidADayOfPair) return 0;
  return Math.max(0, Math.min(pointsPerCorrection, maxPointsADay - pointsToday));
}

/**
 * Whether two texts differ in nothing but spaces, punctuation and stress marks.
 * @public for tests over many texts
 */
export const isTrivial = (original: string, body: string) => lettersOf(original) === lettersOf(body);

const lettersOf = (text: string) =>
  text.normalize('NFC').replaceAll(/(?<=\p{Script=Cyrillic})\u0301|[^\p{L}\p{M}\p{N}]/gu, '');
