import { expect, it } from '@jest/globals';
import { formatDuration } from '@/components/learning/practice/summary/format-duration';

it.each([
  [0, '0:00'],
  [59.9, '0:59'],
  [605, '10:05'],
])('%s seconds read as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
