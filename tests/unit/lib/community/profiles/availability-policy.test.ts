import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  bitsOf,
  dayParts,
  partsOf,
  sharedParts,
  weekdays,
  type FreePart,
} from '@/lib/community/profiles/availability-policy';

const part = fc.record({
  weekday: fc.integer({ min: 0, max: weekdays - 1 }),
  part: fc.constantFrom(...dayParts),
});
const at = (offsetMinutes: number, ...parts: FreePart[]) => ({ bits: bitsOf(parts), offsetMinutes });

it('parts of a week are bits and come back from them', () => {
  fc.assert(
    fc.property(fc.uniqueArray(part, { selector: ({ weekday, part }) => `${weekday}${part}` }), (parts) => {
      expect(new Set(partsOf(bitsOf(parts)))).toEqual(new Set(parts));
    }),
  );
});

describe('shared time', () => {
  const evening = { weekday: 4, part: 'evening' } as const;

  it('is a part in which both are free by the same clock', () => {
    expect(sharedParts(at(180, evening), at(180, evening, { weekday: 0, part: 'morning' }))).toEqual([
      evening,
    ]);
  });

  it('is told by each one’s own clock: an evening in Moscow is an afternoon in London', () => {
    const afternoon = { weekday: 4, part: 'afternoon' } as const;
    expect(sharedParts(at(180, evening), at(0, afternoon))).toEqual([evening]);
    expect(sharedParts(at(180, evening), at(0, evening))).toEqual([evening]);
    expect(sharedParts(at(540, evening), at(0, evening))).toEqual([]);
  });

  it('goes round the week', () => {
    const monday = { weekday: 0, part: 'night' } as const;
    expect(sharedParts(at(360, monday), at(0, { weekday: 6, part: 'evening' }))).toEqual([monday]);
  });
});
