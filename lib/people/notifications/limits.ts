/** Page size of entries. */
export const notificationPageSize = 20;
/** Entries in the bell. */
export const bellSize = 5;
/** People whose pictures an entry shows; the others are counted. */
export const maxPeopleShown = 3;
/**
 * Delay of a push about a conversation: a page that shows the conversation has reported it by then, also without a live
 * channel, when it polls every ten seconds.
 */
export const shownSeconds = 15;
/** Days after which notifications are deleted. */
export const retentionDays = 180;
