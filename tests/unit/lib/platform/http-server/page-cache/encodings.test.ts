import { expect, it } from '@jest/globals';
import { acceptableEncodings } from '@/lib/platform/http-server/page-cache/encodings';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['gzip', 'gzip identity'],
  ['x-gzip', 'gzip identity'],
  ['GZIP;Q=0.5', 'gzip identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip br identity'],
  ['gzip;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity gzip'],
  ['br, identity;q=0', 'br'],
  ['*', 'br gzip identity'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('a reader who sends %j can read %s', (header, readable) => {
  expect(acceptableEncodings(header).join(' ')).toBe(readable);
});

it('remembers what it read, and forgets what somebody made up', () => {
  for (let number = 0; number < 1000; number += 1) acceptableEncodings(`gzip;q=0.${number}`);
  expect(acceptableEncodings('gzip')).toEqual(['gzip', 'identity']);
});
