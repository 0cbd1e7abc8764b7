/** Longest answer of the partner, in code points. */
export const maxAnswerCodePoints = 300;
/** The partner repeats no line within so many of its own turns. */
export const turnsWithoutRepeat = 20;
/** What one answer corrects: more would discourage. */
export const maxCorrections = 2;
/** How much of a message is read, in UTF-16 code units: the partner understands a sentence or two. */
export const maxReadCodeUnits = 600;
/** A message above this length, in UTF-16 code units, gets a word about it. */
export const longMessageCodeUnits = 400;
