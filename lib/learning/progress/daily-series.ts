import { addDays, countDays, weekdayOf } from './day-arithmetic';
import type { DayOfWork, Total } from './schema';

/** Weeks in the year's calendar. */
const weeks = 53;

/** Every day of the last 53 weeks up to today, starting on a Monday, days without work included. */
export function fillYear(days: DayOfWork[], today: string): DayOfWork[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const start = addDays(today, 1 - weekdayOf(today) - 7 * (weeks - 1));
  return listDays(start, today).map((day) => known.get(day) ?? emptyDay(day));
}

/** The days from `from` to `to`, both included; empty when `to` is earlier. */
function listDays(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to) + 1) }, (_, index) => addDays(from, index));
}

const emptyDay = (day: string): DayOfWork => ({
  day,
  answers: 0,
  reviews: 0,
  right: 0,
  counted: false,
  seconds: 0,
  points: 0,
});

export function sumDays(days: DayOfWork[]): Total {
  const sum = (name: Exclude<keyof Total, 'days'>) => days.reduce((all, day) => all + day[name], 0);
  return {
    answers: sum('answers'),
    reviews: sum('reviews'),
    right: sum('right'),
    seconds: sum('seconds'),
    points: sum('points'),
    days: days.filter(({ counted }) => counted).length,
  };
}

/** The number of known words at the end of each day, from the first change to today. */
export function wordHistory(changes: { day: string; change: number }[], today: string) {
  const [first] = changes;
  if (!first) return [];
  const byDay = new Map<string, number>();
  for (const { day, change } of changes) byDay.set(day, (byDay.get(day) ?? 0) + change);
  let known = 0;
  return listDays(first.day, today).map((day) => {
    known += byDay.get(day) ?? 0;
    return { day, known };
  });
}

/** The number of cards that come due on each of the next `days` days; overdue cards are due today. */
export function forecastOf(due: { day: string; cards: number }[], today: string, days: number) {
  return listDays(today, addDays(today, days - 1)).map((day) => ({
    day,
    cards: due
      .filter((each) => each.day === day || (day === today && each.day < today))
      .reduce((sum, { cards }) => sum + cards, 0),
  }));
}
