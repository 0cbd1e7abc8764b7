/** Decisions, "Learning rules": at most 15 questions. */
export const maxQuestions = 15;
/** With fewer answers, luck decides. */
export const minQuestions = 5;
/** Standard error, in logits, at which the test ends: well under half a level. */
export const targetErrorLogits = 0.58;
/** Probability of one level at which the test ends, as after a row of "I don't know". */
export const minLevelProbability = 0.92;
