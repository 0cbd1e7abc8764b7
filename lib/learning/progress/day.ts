import { LRUCache } from 'lru-cache';
import { minuteMs } from '@/lib/platform/time/units';
import { writeDay } from './day-arithmetic';

/*
 * A day of learning is a day of the learner's own calendar that ends at four in the morning of their own clock:
 * what is done at two at night still belongs to the day before (decisions, "Learning rules").
 */
const dayStartHour = 4;
const quarterHourMs = 15 * minuteMs;

/** One formatter per zone, because making them is slow; bounded, because one zone may be written in many ways. */
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 1000, memoMethod: makeClock });
/** Formatting is slow, too. Every time zone (since 1980) begins its days on a quarter of an hour of UTC. */
const daysByQuarter = new LRUCache<string, string, { instant: Date; timeZone: string }>({
  max: 50_000,
  memoMethod: (_key, _stale, { context }) => readDay(context.instant, context.timeZone),
});

/** The day ('2026-11-21') that a time belongs to in a zone. Throws RangeError for an unknown zone. */
export function dayOf(instant: Date, timeZone: string): string {
  const quarter = `${timeZone} ${Math.floor(instant.getTime() / quarterHourMs)}`;
  return daysByQuarter.memo(quarter, { context: { instant, timeZone } });
}

function readDay(instant: Date, timeZone: string): string {
  const parts = clocks.memo(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  const daysBack = part('hour') < dayStartHour ? 1 : 0;
  return writeDay(Date.UTC(part('year'), part('month') - 1, part('day') - daysBack));
}

function makeClock(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
  });
}
