import { describe, expect, it } from '@jest/globals';
import { isPersonMissing, readable, screenOf } from '@/lib/platform/routes/error-screens';

describe('an address, as the error screen shows it', () => {
  it.each([
    ['/de/nix?x=1', '/de/nix?x=1'],
    ['/%D0%BA%D1%83%D1%80%D1%81', '/курс'],
    ['/a%20b', '/a%20b'],
    ['/a%0Ab', '/a%0Ab'],
    ['/a%E2%80%AEb', '/a%E2%80%AEb'],
    ['/?q=a%26b%3Dc', '/?q=a%26b%3Dc'],
    ['/%ff%fe', '/%ff%fe'],
    ['/100%', '/100%'],
  ])('%s is %s', (address, shown) => expect(readable(address)).toBe(shown));
});

describe('spec §8: a person is missing, not a page', () => {
  it.each([
    ['/profile/7', true],
    ['/profile/7-anna', true],
    ['/jp/profile/7-anna?tab=friends', true],
    ['/profile/7x', false],
    ['/profile/update', false],
    ['/profile/7/photos', false],
    ['/blog/profile/7', false],
  ])('at %s: %j', (address, missing) => expect(isPersonMissing(address)).toBe(missing));
});

it('knows two screens and no other', () => {
  const ask = (screen: string) => screenOf(new Headers({ 'x-screen': screen }));
  expect([ask('404'), ask('500'), ask('200'), screenOf(new Headers())]).toEqual([
    '404',
    '500',
    undefined,
    undefined,
  ]);
});
