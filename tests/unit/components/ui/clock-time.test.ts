import { expect, it } from '@jest/globals';
import { clockTime } from '@/components/ui/clock-time';

it.each([
  [0, '0:00'],
  [7, '0:07'],
  [750, '12:30'],
  [3723, '1:02:03'],
])('shows %i seconds as on a clock', (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});
