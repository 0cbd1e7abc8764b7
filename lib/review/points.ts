/* Decisions, "Learning rules": reviews pay 1 each, at most 50 a day. */
const each = 1;
const mostADay = 50;

/** What a review pays after so many others of its day. */
export const pointsAfter = (reviews: number) => (reviews < mostADay ? each : 0);
