import { expect, it } from '@jest/globals';
import { ownAddress } from '@/scripts/serve/loopback';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000/a'],
  ['0.0.0.0', 'http://127.0.0.1:3000/a'],
  ['::', 'http://[::1]:3000/a'],
  ['::1', 'http://[::1]:3000/a'],
  ['192.0.2.1', 'http://192.0.2.1:3000/a'],
])('a server that listens on %s reaches itself at %s', (HOST, address) => {
  expect(ownAddress({ HOST, PORT: 3000 }, '/a')).toBe(address);
});
