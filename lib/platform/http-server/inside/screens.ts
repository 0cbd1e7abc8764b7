import type { ServerResponse } from 'node:http';
import { CapturedResponse } from './captured';
import { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';

/*
 * What Next cannot show it answers with an empty document, which only a browser with JavaScript fills. The front
 * asks Next once more, for the error screen itself, and gives that in place, with the status Next came to.
 */
export type ScreenStatus = 404 | 500;

export type Handle = (request: FrontRequest, response: ServerResponse) => Promise<void>;

/** By these, which nobody outside can send, the middleware and the screen learn what is asked for. */
const screenHeader = 'x-screen';
const pageUrlHeader = 'x-page-url';

/** What would make the screen something else than a whole document, read from the start. */
const unfit =
  /^(?:accept-encoding|connection|content-.*|expect|if-.*|next-.*|range|te|transfer-encoding|upgrade)$/;

/** The screen for this status, at this address; nothing when Next fails at it, too. Never throws. */
export async function drawScreen(
  handle: Handle,
  request: FrontRequest,
  status: ScreenStatus,
): Promise<Answer | undefined> {
  const aside = requestFor(request, status);
  const response = new CapturedResponse(aside);
  try {
    await handle(aside, response);
    const body = (await response.body).toString();
    if (response.statusCode !== 200) return undefined;
    const policy = response.getHeader('content-security-policy');
    const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
    return { status, type: 'text/html', body, headers };
  } catch {
    return undefined;
  }
}

function requestFor(request: FrontRequest, status: ScreenStatus): FrontRequest {
  const aside = new FrontRequest(request.socket);
  const { address } = request;
  const kept = Object.entries(request.headers).filter(([name]) => !unfit.test(name));
  aside.method = 'GET';
  aside.url = address;
  aside.httpVersion = '1.1';
  aside.headers = { ...Object.fromEntries(kept), [screenHeader]: String(status), [pageUrlHeader]: address };
  aside.complete = true;
  aside.push(null);
  return aside;
}
