import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { CapturedResponse } from '@/lib/platform/http-server/inside/captured-response';
import { FrontRequest } from '@/lib/platform/http-server/request';

/** A complete answer of Next. */
export interface NextAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

type Handle = (request: FrontRequest, response: ServerResponse) => Promise<void>;

/**
 * Asks Next for a page without cookies, language or client address, at the site's own host. The answer can contain
 * nothing of a person and nothing that somebody has put into a header.
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
