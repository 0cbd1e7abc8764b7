/** Decisions, "People and chat": the longest message, in code points. */
export const maxMessageCodePoints = 1000;
/** Messages that are read at once, and changes that are caught up with at once. */
export const messagePageSize = 40;
export const maxChanges = 200;
/** Messages a search finds. */
export const maxFound = 50;

/** So long after sending, its author may change a message, or take it back for both. */
export const editMinutes = 15;
export const deleteHours = 24;

/** Security, "Numbers to adopt": messages a minute, and on the first day of an account. */
export const maxMessagesAMinute = 30;
export const maxNewcomerMessagesAMinute = 10;
/** Links in one message on the first day. */
export const maxNewcomerLinks = 2;

/** The live channel tells of typing at most once in this time. */
export const typingSeconds = 3;

/** Messages around a reported one that are sealed with it. */
export const sealedMessagesBefore = 10;
export const sealedMessagesAfter = 3;
