import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CapturedResponse } from '@/lib/platform/http-server/inside/captured-response';
import { FrontRequest } from '@/lib/platform/http-server/request';

/** What Next answered, whole. */
export interface NextAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Handle = (request: FrontRequest, response: ServerResponse) => Promise<void>;

/**
 * Asks Next for a page as nobody in particular: no cookie, no language, no address of anybody, at the site's own host.
 * What comes back cannot carry a person, nor what somebody has put into a header.
 */
export async function askNext(
  handle: Handle,
  origin: URL,
  address: string,
  requestId: string,
): Promise<NextAnswer> {
  const request = new FrontRequest(new Socket());
  request.method = 'GET';
  request.url = address;
  request.address = address;
  request.httpVersion = '1.1';
  request.headers = {
    host: origin.host,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': origin.protocol.slice(0, -1),
    'x-request-id': requestId,
  };
  request.complete = true;
  request.push(null);
  const response = new CapturedResponse(request);
  await handle(request, response);
  await response.ended;
  return { status: response.statusCode, headers: response.getHeaders(), body: response.takeBody() };
}
