/** A text is checked after this long without a key press. */
export const pauseMs = 600;
/** Further wait before hints about the last word are shown: it may be incomplete. */
export const lastWordMs = 1200;
/** Texts of one person that are checked in a minute. */
export const maxHintsAMinute = 60;
/**
 * Hints shown at the same time: more would cover the conversation on a phone. Above the on-screen keys there is room for
 * one.
 */
export const maxHintsShown = 2;
