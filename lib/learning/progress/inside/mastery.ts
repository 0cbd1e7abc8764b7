/** FSRS stability, in days, from which a word counts as known: after a week it is still recalled nine times in ten. */
export const knownStabilityDays = 7;
