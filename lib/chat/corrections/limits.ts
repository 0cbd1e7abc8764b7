/** The longest reason for a correction, in code points. */
export const maxReasonCodePoints = 300;
/** Corrections somebody may write in an hour. */
export const maxCorrectionsAnHour = 30;

/** What an accepted correction earns whoever made it, and at most so much in a day. */
export const pointsPerCorrection = 5;
export const maxPointsADay = 50;
/** Corrections between the same two that are paid for in a day, so that two cannot earn by agreement. */
export const maxPaidADayOfPair = 5;
/** After so many days without an answer a correction counts as accepted. */
export const unopposedDays = 7;
