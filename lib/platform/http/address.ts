import { isIPv6 } from 'node:net';

/** The key of a rate limit: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressBlock(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = plain.includes('::') ? tail.split(':').filter(Boolean) : [];
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...middle, ...right].slice(0, 4).join(':')}::/64`;
}

/** The caller's IP address as the HTTP server wrote it into the header. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() || '0.0.0.0';
}
