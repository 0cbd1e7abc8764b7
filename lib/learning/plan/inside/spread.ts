import { addDays, countDays, weekdayOf } from '@/lib/learning/progress/day-arithmetic';

/* What is left, spread over the days of a plan. Days are those of the learner's own calendar ('2026-11-21'). */
export interface Rhythm {
  /** ISO days of the week; at least one. */
  weekdays: readonly number[];
  daysOff: ReadonlySet<string>;
}

export interface Work extends Rhythm {
  today: string;
  /** Exercises that are left, and those that were done today already. */
  left: number;
  doneToday: number;
  /** Exercises for a day of the plan. */
  perDay: number;
}

export interface DayLoad {
  day: string;
  exercises: number;
}

export function isStudyDay(day: string, { weekdays, daysOff }: Rhythm): boolean {
  return weekdays.includes(weekdayOf(day)) && !daysOff.has(day);
}

/** The days on which something is left to do, from today on; together exactly what is left. */
export function spread(work: Work): DayLoad[] {
  const loads: DayLoad[] = [];
  let { left } = work;
  for (let day = work.today; left > 0; day = addDays(day, 1)) {
    const exercises = Math.min(left, roomOn(day, work));
    if (exercises > 0) loads.push({ day, exercises });
    left -= exercises;
  }
  return loads;
}

/** The day on which nothing will be left; null when nothing is left now. */
export function lastDay(work: Work): string | null {
  return spread(work).at(-1)?.day ?? null;
}

/** Whether all that is left can be done by the end of a day. */
export function isReachable(work: Work, deadline: string): boolean {
  return work.left <= roomUntil(deadline, work);
}

/** Days of a plan from one day to another, both counted. */
export function countStudyDays(from: string, to: string, rhythm: Rhythm): number {
  return daysFrom(from, to).filter((day) => isStudyDay(day, rhythm)).length;
}

/** Exercises that can be done from today to the end of a day. */
export function roomUntil(deadline: string, work: Work): number {
  return daysFrom(work.today, deadline).reduce((room, day) => room + roomOn(day, work), 0);
}

function roomOn(day: string, work: Work): number {
  if (!isStudyDay(day, work)) return 0;
  return day === work.today ? Math.max(0, work.perDay - work.doneToday) : work.perDay;
}

function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to) + 1) }, (_, index) => addDays(from, index));
}
