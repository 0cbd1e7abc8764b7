/** Longest reason for a correction, in code points. */
export const maxReasonCodePoints = 300;
/** Corrections somebody may write in an hour. */
export const maxCorrectionsAnHour = 30;

/** Points for an accepted correction, and their maximum in 24 hours. */
export const pointsPerCorrection = 5;
export const maxPointsADay = 50;
/** Corrections between the same two people that earn points in 24 hours, so that two cannot earn by agreement. */
export const maxPaidADayOfPair = 5;
/** Days without an answer after which a correction counts as accepted. */
export const unopposedDays = 7;
