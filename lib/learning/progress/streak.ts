import { dayOf } from './day';
import { addDays, countDays } from './day-arithmetic';

/*
 * Days of learning in a row. A day off that was planned is passed over, and today is open until it ends: it adds when
 * something was done and takes nothing away before. A journey never costs a day: see daysOnTheWay.
 */
interface Calendar {
  /** Days that count (lib/learning/progress/day-of-learning), '2026-11-21', in any order. */
  done: Iterable<string>;
  isOff: (day: string) => boolean;
  today: string;
}

export interface Streak {
  days: number;
  longest: number;
  today: 'done' | 'open' | 'off';
}

export function streakOf({ done, isOff, today }: Calendar): Streak {
  const days = [...new Set(done)].sort();
  let length = 0;
  let longest = 0;
  let before: string | undefined;
  for (const day of days) {
    length = before !== undefined && isUnbroken(before, day, { isOff, today }) ? length + 1 : 1;
    longest = Math.max(longest, length);
    before = day;
  }
  const holds = before !== undefined && isUnbroken(before, today, { isOff, today });
  const isDone = days.includes(today);
  return { days: holds ? length : 0, longest, today: isDone ? 'done' : isOff(today) ? 'off' : 'open' };
}

/** Whether every day between two is off, or has not ended yet. */
function isUnbroken(from: string, to: string, { isOff, today }: Omit<Calendar, 'done'>): boolean {
  const between = Math.max(0, countDays(from, to) - 1);
  return Array.from({ length: between }, (_, index) => addDays(from, index + 1)).every(
    (day) => isOff(day) || day >= today,
  );
}

/**
 * The days that had not ended by the old clock and are over by the new one, when somebody goes east: nobody could have
 * used them whole, so they are days off. Going west gives some day twice, which takes nothing away.
 */
export function daysOnTheWay(moment: Date, from: string, to: string): string[] {
  const [there, here] = [dayOf(moment, from), dayOf(moment, to)];
  return Array.from({ length: Math.max(0, countDays(there, here)) }, (_, index) => addDays(there, index));
}

/**
 * The days that had begun by the old clock and lie ahead by the new one, when somebody goes west: a journey east may have
 * made them days off, and none of them is off for that. Whoever had planned one can plan it again; today stays as it is.
 */
export function daysAheadAgain(moment: Date, from: string, to: string): string[] {
  const [there, here] = [dayOf(moment, from), dayOf(moment, to)];
  return Array.from({ length: Math.max(0, countDays(here, there)) }, (_, index) => addDays(here, index + 1));
}
