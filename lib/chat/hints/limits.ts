/** The text is checked after so long without a key. */
export const pauseMs = 600;
/** Hints about its last word, which may be half a word, are shown after so much longer. */
export const lastWordMs = 1200;
/** Texts of one person that are checked in a minute. */
export const maxHintsAMinute = 60;
/** Hints shown at once: more would cover the conversation on a phone. Above the on-screen keys there is room for one. */
export const maxHintsShown = 2;
