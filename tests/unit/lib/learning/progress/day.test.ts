import { describe, expect, it } from '@jest/globals';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays, countDays, weekdayOf } from '@/lib/learning/progress/day-arithmetic';
import { startOfDay } from '@/lib/learning/review/inside/day-start';
import { changesOfClocks, wallClock, zones } from './zones';

const minute = 60_000;
const hour = 60 * minute;

describe('a day of learning', () => {
  it.each([
    ['2026-11-21T00:59:59Z', 'Europe/Moscow', '2026-11-20'],
    ['2026-11-21T01:00:00Z', 'Europe/Moscow', '2026-11-21'],
    ['2026-01-01T02:30:00Z', 'UTC', '2025-12-31'],
    ['2026-11-20T22:14:00Z', 'Asia/Kathmandu', '2026-11-20'],
    ['2026-11-20T22:15:00Z', 'Asia/Kathmandu', '2026-11-21'],
    ['2026-11-21T13:59:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-21T14:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
    ['2026-11-21T06:00:00Z', 'America/New_York', '2026-11-20'],
  ])('ends at four in the morning: %s in %s is the %s', (instant, zone, day) => {
    expect(dayOf(new Date(instant), zone)).toBe(day);
  });

  it('is that of the clock on the wall in every zone, four hours late, also when clocks change', () => {
    for (const zone of zones) {
      const instants = [2026, 2027].flatMap((year) => changesOfClocks(zone, year)).flatMap(hoursAround);
      for (const instant of [...instants, ...hoursAround(new Date('2026-03-01T12:00:00Z'))]) {
        const [date = '', time = ''] = wallClock(instant, zone).split(' ');
        const expected = time < '04:00' ? addDays(date, -1) : date;
        expect({ zone, instant, day: dayOf(instant, zone) }).toEqual({ zone, instant, day: expected });
      }
    }
  });

  it('never skips a day: whoever looks at the clock every hour sees each of them', () => {
    for (const zone of zones) {
      for (const change of changesOfClocks(zone, 2026)) {
        const days = [...new Set(hoursAround(change).map((instant) => dayOf(instant, zone)))];
        const steps = days.slice(1).map((day, index) => countDays(days[index] ?? '', day));
        expect({ zone, steps }).toEqual({ zone, steps: steps.map(() => 1) });
      }
    }
  });

  it('ends on the minute, whichever minutes were asked about before', () => {
    for (const zone of zones) {
      const end = startOfDay('2026-11-22', zone).getTime();
      expect(wallClock(new Date(end), zone)).toBe('2026-11-22 04:00');
      const steps = [-1, 14, -14, 1, 0, -16, 16];
      const days = steps.map((step) => dayOf(new Date(end + step * minute), zone));
      const expected = steps.map((step) => (step < 0 ? '2026-11-21' : '2026-11-22'));
      expect({ zone, days }).toEqual({ zone, days: expected });
    }
  });

  it('does not take a zone that nobody knows', () => {
    expect(() => dayOf(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the calendar', () => {
  it('knows months, leap years and weekdays', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(countDays('2026-01-01', '2027-01-01')).toBe(365);
    expect(countDays('2026-01-02', '2026-01-01')).toBe(-1);
    expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-22'), weekdayOf('2026-11-23')]).toEqual([6, 7, 1]);
  });
});

function hoursAround(middle: Date): Date[] {
  return Array.from({ length: 97 }, (_, index) => new Date(middle.getTime() + (index - 36) * hour));
}
