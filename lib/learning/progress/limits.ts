/** How far ahead days off may be planned, and how many may lie ahead. */
export const furthestDayOff = 366;
export const mostDaysOff = 60;
