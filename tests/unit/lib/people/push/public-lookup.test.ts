import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, publicLookup } from '@/lib/people/push/inside/public-lookup';

describe('addresses of push services', () => {
  it.each(['142.250.74.10', '8.8.8.8', '2a00:1450:4001:82b::200a'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1'],
    ...['::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'localhost', ''],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it.each([true, false])('a name of this machine is not connected to (all: %s)', async (all) => {
  const error = await new Promise((settle) => {
    publicLookup('localhost', { all }, settle);
  });
  expect(error).toMatchObject({ message: 'The push service has an address that is not public.' });
});
