/** How far ahead days off may be planned, in days. */
export const maxDaysAhead = 366;
/** How many days off may lie ahead. */
export const maxDaysOff = 60;
/** Ten years of days: no list of days is longer. */
export const maxListedDays = 3700;
