import { addDays, countDays, weekdayOf } from './day-arithmetic';
import type { DayOfWork, Total } from './schema';

/** Weeks in the picture of a year. */
const weeks = 53;

/** Every day from a Monday to today, those on which nothing was done among them. */
export function fillYear(days: DayOfWork[], today: string): DayOfWork[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const start = addDays(today, 1 - weekdayOf(today) - 7 * (weeks - 1));
  return listDays(start, today).map((day) => known.get(day) ?? nothingOn(day));
}

/** Both of them among it; empty when `to` is earlier. */
function listDays(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to) + 1) }, (_, index) => addDays(from, index));
}

const nothingOn = (day: string): DayOfWork => ({
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

/** How many words were known at the end of each day, from the first change to today. */
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

/** How many cards come due on each of some days; what was due before is due on the first. */
export function forecastOf(due: { day: string; cards: number }[], today: string, days: number) {
  return listDays(today, addDays(today, days - 1)).map((day) => ({
    day,
    cards: due
      .filter((each) => each.day === day || (day === today && each.day < today))
      .reduce((sum, { cards }) => sum + cards, 0),
  }));
}
