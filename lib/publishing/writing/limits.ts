/** What search engines and cards show in full. */
export const longestTitle = 120;
export const longestDescription = 160;
/** A draft may go over before it is cut to fit. */
export const longestDraftDescription = 500;
/** Ten times the longest article one would read in a sitting. */
export const longestBody = 60_000;
export const mostTags = 8;
/** Bytes of a call that carries a text: four for a character, and the JSON around it. */
export const textBytes = 600_000;
