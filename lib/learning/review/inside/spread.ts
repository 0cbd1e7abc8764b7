/** Days ahead that a backlog is spread over at the most; what is left then comes on the last one. */
const farthest = 365;

/**
 * On which day, counted from today, each card of a backlog comes back: the first ones today, and on each day so many
 * that together with what is planned for it (`planned`, by day) there are no more than `cap`.
 */
export function spread(backlog: number, planned: readonly number[], cap: number): number[] {
  const days: number[] = [];
  for (let day = 0; days.length < backlog; day += 1) {
    const room = day === farthest ? backlog : Math.max(0, cap - (planned[day] ?? 0));
    for (let card = 0; card < room && days.length < backlog; card += 1) days.push(day);
  }
  return days;
}
