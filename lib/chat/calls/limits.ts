/** A call rings for so long (decisions, "People and chat"). */
export const ringSeconds = 30;
/** A browser in a call that is not heard of for so long is gone. */
export const goneSeconds = 30;
/** Calls that somebody may begin in an hour, and of these to one person; on the first day of an account. */
export const maxCallsAnHour = 20;
export const maxCallsToOneAnHour = 6;
export const maxNewcomerCallsAnHour = 5;
/** The password of a relay is good for so long. */
export const relaySeconds = 600;

/** The longest signal: an SDP description has about 8,000 characters. */
export const maxSignalCharacters = 24_000;
/** What a browser leaves at once, and in one call: an hour of bad connections is about a thousand. */
export const maxSignalsAtOnce = 50;
export const maxSignals = 2000;

/** How often a browser says that it is there: while it rings or a way is looked for, and while the two talk. */
export const ringSyncSeconds = 3;
export const connectSyncSeconds = 1;
export const talkSyncSeconds = 5;
/** So long a first way is looked for, and a lost one again. */
export const connectSeconds = 20;
export const reconnectSeconds = 30;

/** So long after a call something may still be noted: a slow tab sends late. */
export const noteMinutes = 10;
/** The longest parts of a note, in code points; cards have room for as much. */
export const maxNoteWordCodePoints = 80;
export const maxNoteLineCodePoints = 200;
export const maxNoteReasonCodePoints = 300;
