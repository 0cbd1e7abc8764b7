/*
 * What grading needs to know about Russian words. It is passed in, so that grading stays pure;
 * lib/russian/morphology/morphology.ts provides it from a dictionary.
 */
export interface Reading {
  /** The word as the dictionary spells it, with ё where it belongs: «сёстры». */
  form: string;
  /** The dictionary form, with ё: «сестра». */
  lemma: string;
  /** OpenCorpora grammemes, part of speech first: ['NOUN', 'anim', 'femn', 'sing', 'gent']. */
  grammemes: string[];
}

export interface Lexicon {
  /** Whether this is a word of the dictionary, in whatever case and with or without ё. */
  isWord(word: string): boolean;
  /** Every way to read the word, the likeliest first; empty for an unknown one. */
  readings(word: string): readonly Reading[];
}
