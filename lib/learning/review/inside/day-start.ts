import { dayOf } from '@/lib/learning/progress/day';
import { addDays } from '@/lib/learning/progress/day-arithmetic';

const hour = 3_600_000;

/** When a day of learning begins in a zone: found by asking the calendar, so that every shift of clocks is right. */
export function startOfDay(day: string, timeZone: string): Date {
  // Four in the morning lies in here in every zone, from fourteen hours ahead of UTC to twelve behind.
  let before = Date.parse(day) - 12 * hour;
  let within = Date.parse(day) + 20 * hour;
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
  /** When tomorrow ends. */
  nextEnd: Date;
}

/** The learner's day that a moment belongs to. */
export function dayAround(moment: Date, timeZone: string): Day {
  const day = dayOf(moment, timeZone);
  const [start, end, nextEnd] = [0, 1, 2].map((days) => startOfDay(addDays(day, days), timeZone));
  return { day, start: start ?? moment, end: end ?? moment, nextEnd: nextEnd ?? moment };
}
