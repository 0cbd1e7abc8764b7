/** Longest answer of the partner, in code points. */
export const maxAnswerCodePoints = 300;
/** The partner repeats no line within this many of its own turns. */
export const turnsWithoutRepeat = 20;
/** Corrections beside one answer: more would discourage. */
export const maxCorrections = 2;
/** Length of a message that is read, in UTF-16 code units: the partner understands a sentence or two. */
export const maxReadCodeUnits = 600;
/** The partner comments on a message above this length, in UTF-16 code units. */
export const longMessageCodeUnits = 400;
