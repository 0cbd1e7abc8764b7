import { describe, expect, it } from '@jest/globals';
import { isDue } from '@/lib/people/digests/due-policy';

const night = { from: 22, until: 8 };
const waiting = {
  timeZone: 'UTC',
  quiet: night,
  waitsSince: new Date('2026-11-20T12:00:00Z'),
  mailedAt: null,
};
const dueHours = (more: Partial<Parameters<typeof isDue>[0]> = {}) =>
  Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    isDue({ ...waiting, ...more }, new Date(Date.UTC(2026, 10, 21, hour, 2))),
  );

describe('the letter of a day', () => {
  it('is due from nine o’clock on, and after an outage at a later hour', () => {
    expect(dueHours()).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  });

  it('gathers what comes after its hour for the next day', () => {
    expect(dueHours({ waitsSince: new Date('2026-11-21T09:30:00Z') })).toEqual([]);
  });

  it('comes after quiet hours that last longer', () => {
    expect(dueHours({ quiet: { from: 22, until: 12 } })[0]).toBe(12);
  });

  it('comes before them where they begin at nine', () => {
    expect(dueHours({ quiet: { from: 9, until: 0 } })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('is one a day, by the person’s own calendar', () => {
    expect(dueHours({ mailedAt: new Date('2026-11-21T00:30:00Z') })).toEqual([]);
    // In New York it was still yesterday then.
    const there = { timeZone: 'America/New_York', mailedAt: new Date('2026-11-21T00:30:00Z') };
    expect(dueHours(there)[0]).toBe(14);
  });
});
