import type { ServerResponse } from 'node:http';
import { CapturedResponse } from './captured-response';
import { FrontRequest } from '@/lib/platform/http-server/request';
import type { Answer } from '@/lib/platform/http-server/response';

/*
 * For a page that fails, Next sends an empty document that only a browser with JavaScript fills. The HTTP server asks
 * Next once more, for the error screen itself, and sends that at the same address, with Next's status.
 */
export type ScreenStatus = 404 | 500;

export interface Handle {
  (request: FrontRequest, response: ServerResponse): Promise<void>;
}

/** Internal headers, removed from outside requests, that tell the middleware and the screen what is requested. */
const screenHeader = 'x-screen';
const pageUrlHeader = 'x-page-url';

/** Headers that would make the screen anything else than one whole document. */
const droppedHeader =
  /^(?:accept-encoding|connection|content-.*|expect|if-.*|next-.*|range|te|transfer-encoding|upgrade)$/;

/** The error screen of this status and address; undefined when Next fails to render it, too. Never throws. */
export async function drawScreen(
  handle: Handle,
  request: FrontRequest,
  status: ScreenStatus,
): Promise<Answer | undefined> {
  const screenRequest = createScreenRequest(request, status);
  const response = new CapturedResponse(screenRequest);
  try {
    await handle(screenRequest, response);
    await response.ended;
    const body = response.takeBody().toString();
    if (response.statusCode !== 200) return undefined;
    const policy = response.getHeader('content-security-policy');
    const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
    return { status, type: 'text/html', body, headers };
  } catch {
    return undefined;
  }
}

function createScreenRequest(request: FrontRequest, status: ScreenStatus): FrontRequest {
  const screenRequest = new FrontRequest(request.socket);
  const { address } = request;
  const copied = Object.entries(request.headers).filter(([name]) => !droppedHeader.test(name));
  screenRequest.method = 'GET';
  screenRequest.url = address;
  screenRequest.httpVersion = '1.1';
  screenRequest.headers = {
    ...Object.fromEntries(copied),
    [screenHeader]: String(status),
    [pageUrlHeader]: address,
  };
  screenRequest.complete = true;
  screenRequest.push(null);
  return screenRequest;
}
