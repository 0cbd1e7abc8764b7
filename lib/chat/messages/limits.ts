/** Decisions, "People and chat": longest message, in code points. */
export const maxMessageCodePoints = 1000;
/** Page size of messages, and of changes. */
export const messagePageSize = 40;
export const maxChanges = 200;
/** Search results at most. */
export const maxFound = 50;

/** How long the author may edit a message, and delete it for both. */
export const editMinutes = 15;
export const deleteHours = 24;

/** Security, "Numbers to adopt": messages a minute, and on the account's first day. */
export const maxMessagesAMinute = 30;
export const maxNewcomerMessagesAMinute = 10;
/** Links in one message on the account's first day. */
export const maxNewcomerLinks = 2;

/** At most one typing event in this time. */
export const typingSeconds = 3;

/** Messages around a reported one that are sealed with it. */
export const sealedMessagesBefore = 10;
export const sealedMessagesAfter = 3;
