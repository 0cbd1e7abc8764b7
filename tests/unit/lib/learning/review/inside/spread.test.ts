import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spread } from '@/lib/learning/review/inside/spread';

describe('a backlog', () => {
  it('fills each day up to the maximum, with what is planned for it anyway', () => {
    expect(spread(7, [0, 2, 3, 5], 3)).toEqual([0, 0, 0, 1, 4, 4, 4]);
  });

  it('loses nothing, never passes the maximum within a year, and keeps its order', () => {
    fc.assert(
      fc.property(
        fc.nat(2000),
        fc.array(fc.nat(80), { maxLength: 60 }),
        fc.integer({ min: 5, max: 500 }),
        (backlog, planned, maxPerDay) => {
          const days = spread(backlog, planned, maxPerDay);
          expect(days).toHaveLength(backlog);
          expect(days).toEqual([...days].sort((a, b) => a - b));
          for (const day of new Set(days)) {
            const cards = days.filter((each) => each === day).length + (planned[day] ?? 0);
            if (day < 365) expect(cards).toBeLessThanOrEqual(maxPerDay);
          }
        },
      ),
    );
  });
});
