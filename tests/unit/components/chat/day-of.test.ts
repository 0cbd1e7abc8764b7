import { expect, it } from '@jest/globals';
import { distanceOf } from '@/components/chat/day-of';

const now = new Date('2026-03-10T21:30:00Z');

it.each([
  ['2026-03-10T00:00:00Z', 'UTC', 'today'],
  ['2026-03-09T23:59:00Z', 'UTC', 'yesterday'],
  // In Vladivostok it is the 11th already.
  ['2026-03-10T13:00:00Z', 'Asia/Vladivostok', 'yesterday'],
  ['2026-03-10T14:30:00Z', 'Asia/Vladivostok', 'today'],
  ['2026-03-04T12:00:00Z', 'UTC', 'week'],
  ['2026-03-03T12:00:00Z', 'UTC', 'older'],
  ['2026-03-11T12:00:00Z', 'UTC', 'today'],
])('%s in %s is %s', (at, timeZone, distance) => {
  expect(distanceOf(new Date(at), now, timeZone)).toBe(distance);
});
