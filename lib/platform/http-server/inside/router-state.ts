import type { IncomingHttpHeaders } from 'node:http';
import type { Answer } from '@/lib/platform/http-server/response';

/** Where Next's router in the browser says which parts of a page it has already. */
const name = 'next-router-state-tree';
/** Far more than any page of ours has parts. */
const longest = 8_000;

/** Without the header Next sends the whole page; with one it cannot read it would answer 500. */
export function dropUnreadableState(headers: IncomingHttpHeaders): void {
  const state = headers[name]?.toString();
  if (state !== undefined && !isReadable(state)) Reflect.deleteProperty(headers, name);
}

/** For a 500 on a request that carries a state: it reads as one, but fits no page. */
export function stateRefusal(headers: IncomingHttpHeaders): Answer | undefined {
  if (headers[name] === undefined) return undefined;
  return { status: 400, body: 'The router state is malformed.\n' };
}

function isReadable(state: string): boolean {
  if (state.length > longest) return false;
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(state)));
  } catch {
    return false;
  }
}
