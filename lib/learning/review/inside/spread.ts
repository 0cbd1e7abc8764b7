/** Number of days that a backlog is spread over at most; all cards left then come on the last one. */
const maxDaysAhead = 365;

/**
 * The day, counted from today, on which each card of a backlog comes back: cards are put on the earliest day that has,
 * together with the cards planned for it (`planned`, by day), fewer than `maxPerDay`.
 */
export function spread(backlog: number, planned: readonly number[], maxPerDay: number): number[] {
  const days: number[] = [];
  for (let day = 0; days.length < backlog; day += 1) {
    const room = day === maxDaysAhead ? backlog : Math.max(0, maxPerDay - (planned[day] ?? 0));
    for (let card = 0; card < room && days.length < backlog; card += 1) days.push(day);
  }
  return days;
}
