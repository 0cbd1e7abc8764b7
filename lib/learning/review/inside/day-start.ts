import { hourMs } from '@/lib/platform/time/units';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays } from '@/lib/learning/progress/day-arithmetic';

/** The start of a day of learning in a zone: found by bisecting the calendar, so that every daylight saving shift is right. */
export function startOfDay(day: string, timeZone: string): Date {
  // Four in the morning lies between these two times in every zone, from UTC+14 to UTC-12.
  let before = Date.parse(day) - 12 * hourMs;
  let within = Date.parse(day) + 20 * hourMs;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

export interface Day {
  day: string;
  start: Date;
  end: Date;
  /** The end of the next day. */
  nextEnd: Date;
}

/** The learner's day that a time belongs to. */
export function dayAround(instant: Date, timeZone: string): Day {
  const day = dayOf(instant, timeZone);
  const [start, end, nextEnd] = [0, 1, 2].map((days) => startOfDay(addDays(day, days), timeZone));
  return { day, start: start ?? instant, end: end ?? instant, nextEnd: nextEnd ?? instant };
}
