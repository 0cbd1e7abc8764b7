/* Reckoning with days of the calendar, written as in '2026-11-21'. */
const dayMs = 86_400_000;

/** The day so many days later; earlier, when they are negative. */
export function addDays(day: string, days: number): string {
  return writeDay(Date.parse(day) + days * dayMs);
}

/** How many days lie from one day to another; negative when `to` is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The day in UTC of a time in milliseconds. */
export function writeDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
