import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Headers that only we, or a proxy of ours, may set: from anybody else they are lies. We have no server actions. */
const reserved =
  /^x-(?:forwarded-|real-ip$|middleware-|invoke-|matched-path$|now-|vercel-|request-id$|screen$|page-url$)|^forwarded$|^next-action$/;
/** What a proxy of ours may tell. */
const proxied = new Set(['x-forwarded-host', 'x-forwarded-proto', 'x-request-id']);
const safeId = /^[\w.-]{8,100}$/;

/**
 * Writes down who calls: `x-forwarded-for` holds one address afterwards, the one that counts for limits, and
 * `x-request-id` names the request in logs. Changes the headers in place.
 */
export function identifyCaller({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = trustProxy ? lastAddress(headers['x-forwarded-for']) : '';
  const mayKeep = (name: string) => !reserved.test(name) || (trustProxy && proxied.has(name));
  for (const name of Object.keys(headers)) if (!mayKeep(name)) Reflect.deleteProperty(headers, name);
  const requestId = nameRequest(headers);
  headers['x-forwarded-for'] = told || (socket.remoteAddress ?? '0.0.0.0');
  headers['x-request-id'] = requestId;
  return requestId;
}

/** What a request is called: by the one who sent it, where that may be kept, else by us. */
export function nameRequest(headers: IncomingHttpHeaders): string {
  const id = headers['x-request-id']?.toString() ?? '';
  return safeId.test(id) ? id : randomUUID();
}

/** The one our proxy saw itself; what stands before it came with the request and may be invented. */
function lastAddress(list: string | string[] = ''): string {
  return list.toString().split(',').at(-1)?.trim() ?? '';
}
