import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays } from '@/lib/learning/progress/day-arithmetic';
import { daysRepeatedGoingWest, daysLostGoingEast, streakOf } from '@/lib/learning/progress/streak';
import { zones } from './zones';

const never = () => false;
const today = '2026-11-21';
const ago = (days: number) => addDays(today, -days);

describe('a streak', () => {
  it.each([
    ['nothing yet', [], { days: 0, longest: 0, today: 'open' }],
    ['today alone', [0], { days: 1, longest: 1, today: 'done' }],
    ['yesterday, and today is not over', [1], { days: 1, longest: 1, today: 'open' }],
    ['three days up to today', [2, 1, 0], { days: 3, longest: 3, today: 'done' }],
    ['the day before yesterday', [2, 3], { days: 0, longest: 2, today: 'open' }],
    ['a gap in the middle', [5, 4, 3, 1, 0], { days: 2, longest: 3, today: 'done' }],
  ])('%s', (_, done, expected) => {
    expect(streakOf({ done: done.map(ago), isOff: never, today })).toEqual(expected);
  });

  it('passes over days off that were planned, and counts what was done on them', () => {
    const off = new Set([ago(1), ago(2), ago(4)]);
    const isOff = (day: string) => off.has(day);
    expect(streakOf({ done: [ago(5), ago(3), 0].map(asDay), isOff, today }).days).toBe(3);
    expect(streakOf({ done: [ago(5), ago(4), ago(3)], isOff, today }).days).toBe(3);
    expect(streakOf({ done: [ago(3)], isOff: (day) => day >= ago(2), today }).today).toBe('off');
  });

  it('does not depend on order or repetition', () => {
    const days = fc.array(fc.integer({ min: 0, max: 40 }).map(ago), { maxLength: 40 });
    fc.assert(
      fc.property(days, fc.infiniteStream(fc.nat()), (done, [first = 0]) => {
        const turned = [...done.slice(first % 7), ...done, ...done.slice(0, first % 7)].reverse();
        expect(streakOf({ done: turned, isOff: never, today })).toEqual(
          streakOf({ done, isOff: never, today }),
        );
      }),
    );
  });

  it('is never longer for a day that is missing, and never shorter for a day off', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(ago));
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 30 }), (done, off, missing) => {
        const isOff = (day: string) => off.includes(day);
        const whole = streakOf({ done, isOff, today });
        const less = streakOf({ done: done.filter((day) => day !== ago(missing)), isOff, today });
        expect(less.days).toBeLessThanOrEqual(whole.days);
        expect(streakOf({ done, isOff: never, today }).days).toBeLessThanOrEqual(whole.days);
      }),
    );
  });
});

const hour = 3_600_000;
const start = fc.date({ min: new Date('2024-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });

describe('a streak in every zone', () => {
  it('holds for whoever learns once on each day of their own, at whatever hour, also when clocks change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), start, fc.infiniteStream(fc.nat(23)), (zone, from, hours) => {
        const done = new Set<string>();
        const first = dayOf(from, zone);
        let instant = from;
        for (const skip of hours) {
          const day = dayOf(instant, zone);
          done.add(day);
          if (done.size === 40) break;
          instant = laterOn(addDays(day, 1), zone, { after: instant, hours: skip });
        }
        const last = dayOf(instant, zone);
        expect(last).toBe(addDays(first, 39));
        expect(streakOf({ done, isOff: never, today: last }).days).toBe(40);
      }),
      { numRuns: 300 },
    );
  });

  it('holds for a traveller who learns within every twenty hours, wherever they go', () => {
    const stops = fc.array(fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 1, max: 20 })), {
      minLength: 2,
      maxLength: 60,
    });
    fc.assert(
      fc.property(start, stops, (from, way) => {
        const done = new Set<string>();
        const off = new Set<string>();
        let instant = from;
        let zone = way[0]?.[0] ?? 'UTC';
        for (const [next, hours] of way) {
          instant = new Date(instant.getTime() + hours * hour);
          daysLostGoingEast(instant, zone, next).forEach((day) => off.add(day));
          daysRepeatedGoingWest(instant, zone, next).forEach((day) => off.delete(day));
          zone = next;
          done.add(dayOf(instant, zone));
        }
        const isOff = (day: string) => off.has(day);
        expect(streakOf({ done, isOff, today: dayOf(instant, zone) }).days).toBe(done.size);
      }),
      { numRuns: 500 },
    );
  });

  it('has no day off ahead for a journey there and back, however far', () => {
    const far = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Etc/GMT+12'];
    const anywhere = fc.oneof(fc.constantFrom(...far), fc.constantFrom(...zones));
    const way = fc.array(fc.tuple(anywhere, fc.nat(5)), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(start, way, (from, stops) => {
        const off = new Set<string>();
        let instant = from;
        let zone = stops[0]?.[0] ?? 'UTC';
        for (const [next, hours] of stops) {
          instant = new Date(instant.getTime() + hours * hour);
          daysLostGoingEast(instant, zone, next).forEach((day) => off.add(day));
          daysRepeatedGoingWest(instant, zone, next).forEach((day) => off.delete(day));
          zone = next;
          const here = dayOf(instant, zone);
          expect([...off].filter((day) => day > here)).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives no day off to whoever stays, or goes to a zone with the same date', () => {
    expect(daysLostGoingEast(new Date('2026-11-21T12:00:00Z'), 'Europe/Berlin', 'Europe/Moscow')).toEqual([]);
    expect(
      daysLostGoingEast(new Date('2026-11-21T20:00:00Z'), 'Pacific/Auckland', 'America/Los_Angeles'),
    ).toEqual([]);
    expect(
      daysLostGoingEast(new Date('2026-11-21T20:00:00Z'), 'America/Los_Angeles', 'Pacific/Auckland'),
    ).toEqual(['2026-11-21']);
  });
});

function asDay(day: string | number): string {
  return typeof day === 'number' ? ago(day) : day;
}

/** A moment on a day of a zone, some hours after it begins. */
function laterOn(day: string, zone: string, { after, hours }: { after: Date; hours: number }): Date {
  const isBefore = (time: number) => dayOf(new Date(time), zone) < day;
  let begins = after.getTime();
  // By hours first, because asking a zone's calendar is slow.
  while (isBefore(begins + hour)) begins += hour;
  while (isBefore(begins)) begins += hour / 4;
  const wanted = new Date(begins + hours * hour);
  return dayOf(wanted, zone) === day ? wanted : new Date(begins);
}
