/** Unread this long, messages cause a notification (decisions, "People and chat"). */
export const unreadMinutes = 15;
/** At most one reminder in this time, unless its person has read something. */
export const silentHours = 24;
/** If the job did not run for longer, messages that are older cause no notification any more. */
export const maxBackHours = 24;
/** People reminded in one run. */
export const maxReminded = 10_000;
