import { fullFolding, type Folding } from '@/lib/russian/exercises/text/fold';

/** How many slips in a word, and how many misspelt words, are forgiven in a written answer (terms: compare-words.ts). */
export interface Tolerance {
  folding: Folding;
  /** Minimum number of letters for a word to be allowed one slip … */
  lettersForOneSlip: number;
  /** … and for two. */
  lettersForTwoSlips: number;
  /** Cost of a phonetic spelling («малако»), in slips. */
  phoneticSlipCost: number;
  /** Number of words of an answer that allow one further misspelt word; the first one is always forgiven. */
  wordsPerMisspelling: number;
  /** Whether answers typed on the wrong keyboard layout are understood. */
  layouts: boolean;
}

export const usualTolerance: Tolerance = {
  folding: fullFolding,
  lettersForOneSlip: 4,
  lettersForTwoSlips: 8,
  phoneticSlipCost: 0.5,
  wordsPerMisspelling: 3,
  layouts: true,
};

/** Number of slips allowed in a word with this number of letters: 0, 1 or 2. */
export function maxSlips(letters: number, tolerance: Tolerance): number {
  if (letters < tolerance.lettersForOneSlip) return 0;
  return letters < tolerance.lettersForTwoSlips ? 1 : 2;
}

export function maxMisspellings(words: number, tolerance: Tolerance): number {
  return Math.floor(words / tolerance.wordsPerMisspelling) + 1;
}
