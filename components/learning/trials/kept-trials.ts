import { writeOptional, readOptional } from '@/lib/browser/consent';
import type { ClaimResult } from '@/lib/learning/trials/schema';

/*
 * What a visitor has answered on the home page, remembered in the browser until they sign in; then, until it was shown,
 * what became of it.
 */
interface Kept {
  /** The first answer to each exercise, as in a lesson: trials by exercises. */
  trials: Record<string, string>;
  claimed: ClaimResult | null;
}

const key = 'trials';
const nothing: Kept = { trials: {}, claimed: null };

/** Answers whether it is remembered: not where the browser stores nothing, or somebody wants nothing stored. */
export function keepTrial(exercise: number, trial: string): boolean {
  const { trials } = readKeptTrials();
  write({ trials: { [exercise]: trial, ...trials }, claimed: null });
  return String(exercise) in readKeptTrials().trials;
}

export const hasKeptTrials = (): boolean => readOptional(key) !== null;

export function readKeptTrials(): Kept {
  const text = readOptional(key);
  if (text === null) return nothing;
  try {
    // The boundary: nobody else writes this key; whatever else stands there counts as nothing.
    return { ...nothing, ...(JSON.parse(text) as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

/** What came of them: nothing is left to claim. */
export function keepClaimed(claimed: ClaimResult): void {
  write({ trials: {}, claimed });
}

export const forgetKeptTrials = (): void => writeOptional(key, null);

const write = (kept: Kept) => writeOptional(key, JSON.stringify(kept));
