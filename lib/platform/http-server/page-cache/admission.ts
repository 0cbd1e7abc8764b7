import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { hasOneHost, isHost } from '@/lib/platform/http-server/inside/refusals';

/** Whose page it might be, or that it is not the whole page as everybody reads it. */
const telling = [
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

/** Percent signs could spell one address in many ways, and each would be kept for itself. */
const plainPath = /^\/(?:[\w~-]+(?:[./][\w~-]+)*)?$/;

/** One way of writing each address, without a query. */
export function isPlainAddress(address: string): boolean {
  return plainPath.test(address);
}

/** The address without its query: no page that is the same for everybody reads one. */
export function pathOf(address: string): string {
  const end = address.indexOf('?');
  return end === -1 ? address : address.slice(0, end);
}

/** Whether this is a plain question for a page, which anybody could have asked. */
export function isPlainQuestion({ method, headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isTelling(headers) && isHost(headers.host, httpVersion) && hasOneHost(rawHeaders);
}

function isTelling(headers: IncomingHttpHeaders): boolean {
  for (const name of telling) if (headers[name] !== undefined) return true;
  return false;
}
