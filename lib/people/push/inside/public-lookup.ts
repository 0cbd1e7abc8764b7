import 'server-only';
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/* Special-purpose addresses, which no push service has (RFC 6890). */
const privateAddresses = {
  4: subnets('ipv4', [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ]),
  // The first ones are the forms of IPv4 in IPv6. IPv6 has its own list, because Node would compare IPv4 addresses with
  // these too.
  6: subnets('ipv6', [
    '::/96',
    '::ffff:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '2001::/32',
    '2002::/16',
    '100::/64',
    '2001:db8::/32',
    'fc00::/7',
    'fe80::/10',
    'ff00::/8',
  ]),
};

function subnets(family: 'ipv4' | 'ipv6', list: readonly string[]): BlockList {
  const blocked = new BlockList();
  for (const subnet of list) {
    const [net = '', prefix] = subnet.split('/');
    blocked.addSubnet(net, Number(prefix), family);
  }
  return blocked;
}

/** @public for tests over many addresses */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !privateAddresses[4].check(address, 'ipv4');
  return family === 6 && !privateAddresses[6].check(address, 'ipv6');
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * dns.lookup for a connection: the answer is the address that is connected to, so that a name cannot change between check
 * and connection.
 */
export function publicLookup(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses;
    const isPublic = first !== undefined && addresses.every(({ address }) => isPublicAddress(address));
    if (error) found(error, []);
    else if (!isPublic) found(new Error('The push service has an address that is not public.'), []);
    else if (options.all) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
