import { dayOf } from './day';
import { addDays, countDays } from './day-arithmetic';

/*
 * The streak: days of learning in a row. Planned days off are skipped, and today is open until it ends: it lengthens the
 * streak when enough was done and does not break it before. Travelling never costs a day: see daysLostGoingEast.
 */
interface Calendar {
  /** Days that count (lib/learning/progress/day-of-learning), as '2026-11-21', in any order. */
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

/** Whether every day between the two is a day off or has not ended yet. */
function isUnbroken(from: string, to: string, { isOff, today }: Omit<Calendar, 'done'>): boolean {
  const between = Math.max(0, countDays(from, to) - 1);
  return Array.from({ length: between }, (_, index) => addDays(from, index + 1)).every(
    (day) => isOff(day) || day >= today,
  );
}

/**
 * The days that had not ended in the old zone and are over in the new one, when a learner travels east: they could not be
 * used to their end, so they become days off. Travelling west repeats part of a day, which costs nothing.
 */
export function daysLostGoingEast(changedAt: Date, from: string, to: string): string[] {
  const [there, here] = [dayOf(changedAt, from), dayOf(changedAt, to)];
  return Array.from({ length: Math.max(0, countDays(there, here)) }, (_, index) => addDays(there, index));
}

/**
 * The days that had begun in the old zone and lie ahead in the new one, when a learner travels west: a journey east before
 * may have made them days off, which no longer holds. A day off that was planned can be planned again; today stays as it is.
 */
export function daysRepeatedGoingWest(changedAt: Date, from: string, to: string): string[] {
  const [there, here] = [dayOf(changedAt, from), dayOf(changedAt, to)];
  return Array.from({ length: Math.max(0, countDays(here, there)) }, (_, index) => addDays(here, index + 1));
}
