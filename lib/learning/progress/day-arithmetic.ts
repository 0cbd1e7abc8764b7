import { dayMs } from '@/lib/platform/time/units';

/* Arithmetic with calendar days, written as in '2026-11-21'. */

/** The day that lies `days` days later; earlier when `days` is negative. */
export function addDays(day: string, days: number): string {
  return writeDay(Date.parse(day) + days * dayMs);
}

/** The number of days from one day to another; negative when `to` is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

/** The UTC day of a Unix time in milliseconds. */
export function writeDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
