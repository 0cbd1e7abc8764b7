import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isHost } from '@/lib/front/refusals';

/** Whose page it might be, or that it is not the whole page as everybody reads it. */
const telling = [
  'authorization',
  'range',
  'content-length',
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

/** Whether this is a plain question for a page, which anybody could have asked. */
export function isPlainQuestion({ method, headers, httpVersion }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !isTelling(headers) && isHost(headers.host, httpVersion);
}

function isTelling(headers: IncomingHttpHeaders): boolean {
  for (const name of telling) if (headers[name] !== undefined) return true;
  return false;
}
