/** Days of stability (FSRS) from which a word counts as known: after a week it still comes to mind nine times in ten. */
export const knownFrom = 7;
