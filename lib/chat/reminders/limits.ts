/** Messages that are unread for this long cause a notification (decisions, "People and chat"). */
export const unreadMinutes = 15;
/** At most one reminder in this time, unless the person has read messages since. */
export const silentHours = 24;
/** After a pause of the job, messages older than this cause no notification. */
export const maxBackHours = 24;
/** People reminded in one run. */
export const maxReminded = 10_000;
