/** After so long without a key the text is looked at. */
export const pauseMs = 600;
/** After so much longer also its last word, which may have been half a word. */
export const lastWordMs = 1200;
/** Texts of one person that are looked at in a minute. */
export const maxHintsAMinute = 60;
/** More would cover the conversation on a phone; beside on-screen keys it is one. */
export const maxHintsShown = 2;
