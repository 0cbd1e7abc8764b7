/*
 * A day of learning is a day of the learner's own calendar that ends at four in the morning of their own clock:
 * what is done at two at night still belongs to the day before (decisions, "Learning rules").
 */
const graceHours = 4;
const mostClocks = 1000;
const mostQuarters = 50_000;
const milliseconds = 86_400_000;
const quarterHour = 900_000;

/** One a zone, because making them is slow. The same zone may be written in many ways: they do not pile up. */
const clocks = new Map<string, Intl.DateTimeFormat>();
/** Asking a calendar is slow, too. Every zone there is (since 1980) begins its days on a quarter of an hour of UTC. */
const daysByQuarter = new Map<string, string>();

/** The day ('2026-11-21') that a moment belongs to in a zone. Throws RangeError for a zone nobody knows. */
export function dayOf(moment: Date, timeZone: string): string {
  const quarter = `${timeZone} ${Math.floor(moment.getTime() / quarterHour)}`;
  const known = daysByQuarter.get(quarter);
  if (known !== undefined) return known;
  const day = readDay(moment, timeZone);
  if (daysByQuarter.size >= mostQuarters) daysByQuarter.clear();
  daysByQuarter.set(quarter, day);
  return day;
}

/** The day so many days later; earlier, when they are negative. */
export function addDays(day: string, days: number): string {
  return write(Date.parse(day) + days * milliseconds);
}

/** How many days lie from one day to another; negative when `to` is earlier. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / milliseconds);
}

/** ISO: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

function readDay(moment: Date, timeZone: string): string {
  const clock = clocks.get(timeZone) ?? makeClock(timeZone);
  const parts = clock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  const grace = part('hour') < graceHours ? 1 : 0;
  return write(Date.UTC(part('year'), part('month') - 1, part('day') - grace));
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
  });
  if (clocks.size >= mostClocks) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

function write(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
