import { fullFolding, type Folding } from '@/lib/russian/exercises/text/fold';

/** How much of a slip of the pen is forgiven in a written answer. */
export interface Tolerance {
  folding: Folding;
  /** From this many letters on, a word may have one slip … */
  lettersForOneSlip: number;
  /** … and from this many, two. */
  lettersForTwoSlips: number;
  /** What writing as one hears costs, in slips: «малако». */
  heardSlip: number;
  /** One more misspelt word is forgiven for every so many words. */
  wordsPerTypo: number;
  /** Whether an answer typed on the wrong keyboard layout is read. */
  layouts: boolean;
}

export const usualTolerance: Tolerance = {
  folding: fullFolding,
  lettersForOneSlip: 4,
  lettersForTwoSlips: 8,
  heardSlip: 0.5,
  wordsPerTypo: 3,
  layouts: true,
};

export function slipsAllowed(letters: number, tolerance: Tolerance): number {
  if (letters < tolerance.lettersForOneSlip) return 0;
  return letters < tolerance.lettersForTwoSlips ? 1 : 2;
}

export function typosAllowed(words: number, tolerance: Tolerance): number {
  return Math.floor(words / tolerance.wordsPerTypo) + 1;
}
