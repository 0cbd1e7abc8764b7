import { addDays, countDays, weekdayOf } from '@/lib/learning/progress/day-arithmetic';

/* Spreads the remaining exercises over the days of a plan. Days are those of the learner's own calendar ('2026-11-21'). */
export interface StudyDays {
  /** ISO weekdays; at least one. */
  weekdays: readonly number[];
  daysOff: ReadonlySet<string>;
}

export interface Work extends StudyDays {
  today: string;
  /** Number of exercises left, and of those done today already. */
  left: number;
  doneToday: number;
  /** Exercises per study day. */
  perDay: number;
}

export interface DayLoad {
  day: string;
  exercises: number;
}

export function isStudyDay(day: string, { weekdays, daysOff }: StudyDays): boolean {
  return weekdays.includes(weekdayOf(day)) && !daysOff.has(day);
}

/** The exercises of each study day from today on; they sum to what is left. */
export function spread(work: Work): DayLoad[] {
  const loads: DayLoad[] = [];
  let { left } = work;
  for (let day = work.today; left > 0; day = addDays(day, 1)) {
    const exercises = Math.min(left, capacityOn(day, work));
    if (exercises > 0) loads.push({ day, exercises });
    left -= exercises;
  }
  return loads;
}

/** The day on which all is done; null when nothing is left now. */
export function lastDay(work: Work): string | null {
  return spread(work).at(-1)?.day ?? null;
}

/** Whether all that is left can be done by the end of `deadline`. */
export function isReachable(work: Work, deadline: string): boolean {
  return work.left <= capacityUntil(deadline, work);
}

/** The number of study days from one day to another, both included. */
export function countStudyDays(from: string, to: string, rhythm: StudyDays): number {
  return daysFrom(from, to).filter((day) => isStudyDay(day, rhythm)).length;
}

/** Number of exercises that can be done from today to the end of `deadline`. */
export function capacityUntil(deadline: string, work: Work): number {
  return daysFrom(work.today, deadline).reduce((room, day) => room + capacityOn(day, work), 0);
}

function capacityOn(day: string, work: Work): number {
  if (!isStudyDay(day, work)) return 0;
  return day === work.today ? Math.max(0, work.perDay - work.doneToday) : work.perDay;
}

function daysFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to) + 1) }, (_, index) => addDays(from, index));
}
