import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { hasOneHost, isHost } from '@/lib/platform/http-server/inside/refusals';

/** Headers of a request that may be answered for one person, or with a part of the page. */
const disqualifyingHeaders = [
  'authorization',
  'range',
  'content-length',
  'expect',
  'transfer-encoding',
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

/** Without percent signs, which could spell one address in many ways, each stored for itself. */
const canonicalPath = /^\/(?:[\w~-]+(?:[./][\w~-]+)*)?$/;

/** Whether the address has only one spelling and no query. */
export function isCacheableAddress(address: string): boolean {
  return canonicalPath.test(address);
}

/** The address without its query: no shared page reads one. */
export function pathOf(address: string): string {
  const end = address.indexOf('?');
  return end === -1 ? address : address.slice(0, end);
}

/** Whether this is a request for a whole page without any sign of who asks. */
export function isAnonymous({ method, headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isDisqualified(headers) && isHost(headers.host, httpVersion) && hasOneHost(rawHeaders);
}

function isDisqualified(headers: IncomingHttpHeaders): boolean {
  for (const name of disqualifyingHeaders) if (headers[name] !== undefined) return true;
  return false;
}
