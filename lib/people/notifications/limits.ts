/** Entries that are read at once. */
export const notificationPageSize = 20;
/** Entries that the bell shows. */
export const bellSize = 5;
/** People that an entry names by their pictures; the others are counted. */
export const maxPeopleShown = 3;
/**
 * So long a message of the browser about a conversation waits: a page that shows the conversation has said so by then, also
 * without a live channel, when it asks each ten seconds.
 */
export const shownSeconds = 15;
/** Notifications are kept so long. */
export const retentionDays = 180;
