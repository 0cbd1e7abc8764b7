/* Decisions, "Learning rules": reviews pay 1 each, at most 50 a day. */
const each = 1;
const mostADay = 50;

/** What a review pays after those that a day has paid already. */
export const pointsAfter = (paid: number) => (paid < mostADay ? each : 0);
