import { expect, it } from '@jest/globals';
import { isPaidOver } from '@/lib/people/account/paid-over';

it.each([
  ['the day before', '2026-12-13T12:00:00Z', 'UTC', false],
  ['the last day, which counts', '2026-12-14T23:59:00Z', 'UTC', false],
  ['the day after', '2026-12-15T00:00:00Z', 'UTC', true],
  ['where that day has begun', '2026-12-14T15:00:00Z', 'Asia/Tokyo', true],
  ['where the last day still goes on', '2026-12-15T03:00:00Z', 'America/New_York', false],
])('“paid until December 14” on %s', (_, at, timeZone, isOver) => {
  expect(isPaidOver('2026-12-14', timeZone, new Date(at))).toBe(isOver);
});
