/** Conversations that are read at once. */
export const contactPageSize = 30;
/** Code points of a name that is looked for among contacts. */
export const maxSearchCodePoints = 64;
/** As much of the last message as its line in the list has room for, in code points. */
export const snippetCodePoints = 120;

/** Texts somebody may send before the other has answered for the first time (decisions, "People and chat"). */
export const maxUnansweredMessages = 3;
/** Security, "Numbers to adopt": people somebody may write to first, in a day and on the first day of the account. */
export const maxNewDialogsADay = 20;
export const maxNewcomerDialogsADay = 10;
