/** Page size of conversations. */
export const contactPageSize = 30;
/** Longest name that contacts are searched for, in code points. */
export const maxSearchCodePoints = 64;
/** Length of the last message in the list of conversations, in code points. */
export const snippetCodePoints = 120;

/** Messages somebody may send before the first answer (decisions, "People and chat"). */
export const maxUnansweredMessages = 3;
/** Security, "Numbers to adopt": people somebody may write to first in 24 hours, and on the account's first day. */
export const maxNewDialogsADay = 20;
export const maxNewcomerDialogsADay = 10;
