/** Words that are offered at once, and of them those drawn from the list of each of the two, if it has so many. */
export const wordsInSet = 6;
export const wordsOfEach = 2;
/** The same words are offered for so long, and none of them again for so many days. */
export const setHours = 24;
export const restDays = 30;
/** Messages after the words were drawn that are read for them. */
export const maxReadTexts = 500;
