import { writeOptional, readOptional } from '@/lib/browser/consent';
import type { ClaimResult } from '@/lib/learning/trials/schema';

/*
 * The trials that a visitor has answered on the home page, stored in the browser until they sign in; after that the
 * result of the claim, until it was shown.
 */
interface StoredTrials {
  /** The first trial of each exercise, by exercise id: as in a lesson, the first answer counts. */
  trials: Record<string, string>;
  claimed: ClaimResult | null;
}

const storageKey = 'trials';
const nothing: StoredTrials = { trials: {}, claimed: null };

/** @returns whether the trial is stored: false when the browser or the visitor's consent does not allow it */
export function storeTrial(exercise: number, trial: string): boolean {
  const { trials } = readStoredTrials();
  write({ trials: { [exercise]: trial, ...trials }, claimed: null });
  return String(exercise) in readStoredTrials().trials;
}

export const hasStoredTrials = (): boolean => readOptional(storageKey) !== null;

export function readStoredTrials(): StoredTrials {
  const text = readOptional(storageKey);
  if (text === null) return nothing;
  try {
    // The boundary: only this module writes the key; anything that cannot be parsed counts as empty.
    return { ...nothing, ...(JSON.parse(text) as Partial<StoredTrials>) };
  } catch {
    return nothing;
  }
}

/** Stores the result of the claim instead of the trials. */
export function storeClaimed(claimed: ClaimResult): void {
  write({ trials: {}, claimed });
}

export const forgetStoredTrials = (): void => writeOptional(storageKey, null);

const write = (stored: StoredTrials) => writeOptional(storageKey, JSON.stringify(stored));
