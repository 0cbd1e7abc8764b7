import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '@/lib/platform/http-server/response';

/** The header in which Next's client router names the page segments it has already. */
const headerName = 'next-router-state-tree';
/** UTF-16 code units: far more than the segments of any page need. */
const maxStateLength = 8_000;

/** Removes a header that cannot be parsed: without it Next sends the whole page, with it Next would answer 500. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  const state = headers[headerName]?.toString();
  if (state !== undefined && !isReadable(state)) Reflect.deleteProperty(headers, headerName);
}

/** The refusal of a request whose state can be parsed but fits no page, so that Next answered 500. */
export function stateRefusal(headers: IncomingHttpHeaders): Answer | undefined {
  if (headers[headerName] === undefined) return undefined;
  return { status: 400, body: 'The router state is malformed.\n' };
}

function isReadable(state: string): boolean {
  if (state.length > maxStateLength) return false;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(state)));
  } catch {
    return false;
  }
}
