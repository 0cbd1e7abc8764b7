/** A call rings this long (decisions, "People and chat"). */
export const ringSeconds = 30;
/** After this long without a report a browser counts as gone. */
export const goneSeconds = 30;
/** Calls that somebody may begin in an hour: in all, to one person, and in all on the account's first day. */
export const maxCallsAnHour = 20;
export const maxCallsToOneAnHour = 6;
export const maxNewcomerCallsAnHour = 5;
/** Lifetime of a relay password. */
export const relaySeconds = 600;

/** Longest signal: an SDP description has about 8,000 characters. */
export const maxSignalCharacters = 24_000;
/** Signals per request and per call; an hour of bad connections takes about a thousand. */
export const maxSignalsAtOnce = 50;
export const maxSignals = 2000;

/** How often a browser reports that it is alive: while the call rings, while it connects, and while the people talk. */
export const ringSyncSeconds = 3;
export const connectSyncSeconds = 1;
export const talkSyncSeconds = 5;
/** Time to connect, and to reconnect. */
export const connectSeconds = 20;
export const reconnectSeconds = 30;

/** Notes are accepted this long after a call: a background tab may send late. */
export const noteMinutes = 10;
/** Longest parts of a note, in code points; a card's fields are as long. */
export const maxNoteWordCodePoints = 80;
export const maxNoteLineCodePoints = 200;
export const maxNoteReasonCodePoints = 300;
