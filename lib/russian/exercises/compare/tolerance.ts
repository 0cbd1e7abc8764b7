import { fullFolding, type Folding } from '@/lib/russian/exercises/text/fold';

/** How many typing errors are forgiven in a written answer. */
export interface Tolerance {
  folding: Folding;
  /** Minimum number of letters for a word to be allowed one slip … */
  lettersForOneSlip: number;
  /** … and for two. */
  lettersForTwoSlips: number;
  /** Cost of a phonetic spelling («малако»), in slips. */
  phoneticSlipCost: number;
  /** Number of words for each of which one more misspelt word is forgiven. */
  wordsPerTypo: number;
  /** Whether answers typed on the wrong keyboard layout are understood. */
  layouts: boolean;
}

export const usualTolerance: Tolerance = {
  folding: fullFolding,
  lettersForOneSlip: 4,
  lettersForTwoSlips: 8,
  phoneticSlipCost: 0.5,
  wordsPerTypo: 3,
  layouts: true,
};

export function maxSlips(letters: number, tolerance: Tolerance): number {
  if (letters < tolerance.lettersForOneSlip) return 0;
  return letters < tolerance.lettersForTwoSlips ? 1 : 2;
}

export function maxTypos(words: number, tolerance: Tolerance): number {
  return Math.floor(words / tolerance.wordsPerTypo) + 1;
}
