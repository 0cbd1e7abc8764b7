/** Words in a set, and how many come from each person's list if it has them. */
export const wordsInSet = 6;
export const wordsOfEach = 2;
/** A set is valid for `setHours`; its words are not drawn again for `restDays`. */
export const setHours = 24;
export const restDays = 30;
/** Later messages that are searched for the words. */
export const maxReadTexts = 500;
