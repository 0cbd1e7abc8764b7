import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that only this server or its trusted proxy may set; from a client they are spoofed. The site has no server actions. */
const reservedHeader =
  /^x-(?:forwarded-|real-ip$|middleware-|invoke-|matched-path$|now-|vercel-|request-id$|screen$|page-url$)|^forwarded$|^next-action$/;
/** Reserved headers that a trusted proxy may set. */
const proxyHeaders = new Set(['x-forwarded-host', 'x-forwarded-proto', 'x-request-id']);
const requestIdPattern = /^[\w.-]{8,100}$/;

/**
 * Identifies the caller, changing the headers in place: afterwards `x-forwarded-for` holds the one address that rate
 * limits count, and `x-request-id` names the request in logs.
 */
export function identifyCaller({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwardedAddress = trustProxy ? lastAddress(headers['x-forwarded-for']) : '';
  const mayKeep = (name: string) => !reservedHeader.test(name) || (trustProxy && proxyHeaders.has(name));
  for (const name of Object.keys(headers)) if (!mayKeep(name)) Reflect.deleteProperty(headers, name);
  const requestId = requestIdOf(headers);
  headers['x-forwarded-for'] = forwardedAddress || (socket.remoteAddress ?? '0.0.0.0');
  headers['x-request-id'] = requestId;
  return requestId;
}

/** The id of a request: the sender's own when it is well formed, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const id = headers['x-request-id']?.toString() ?? '';
  return requestIdPattern.test(id) ? id : randomUUID();
}

/** The address that the trusted proxy saw itself; the ones before it came with the request and may be spoofed. */
function lastAddress(list: string | string[] = ''): string {
  return list.toString().split(',').at(-1)?.trim() ?? '';
}
