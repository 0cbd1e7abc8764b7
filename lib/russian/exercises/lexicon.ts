/*
 * The dictionary that grading needs. It is passed in, so that grading stays pure;
 * lib/russian/morphology/morphology.ts provides it from a dictionary.
 */
export interface Reading {
  /** The word in the dictionary's spelling, with ё where it belongs: «сёстры». */
  form: string;
  /** The dictionary form, with ё: «сестра». */
  lemma: string;
  /** OpenCorpora grammemes, part of speech first: ['NOUN', 'anim', 'femn', 'sing', 'gent']. */
  grammemes: string[];
}

export interface Lexicon {
  /** Whether the dictionary has this word; letter case and ё do not matter. */
  isWord(word: string): boolean;
  /** Every reading of the word, the likeliest first; empty for an unknown word. */
  readings(word: string): readonly Reading[];
}
