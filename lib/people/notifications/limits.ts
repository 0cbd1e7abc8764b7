/** Entries that are read at once. */
export const notificationPageSize = 20;
/** Entries that the bell shows. */
export const bellSize = 5;
/** People that an entry names by their pictures; the others are counted. */
export const maxPeopleShown = 3;
/** Notifications are kept so long. */
export const keptDays = 180;
