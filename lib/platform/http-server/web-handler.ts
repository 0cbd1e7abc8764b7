/** Calls a route handler by the interface of the Web that it is written to, without Next's work around it. */
import type { ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { compressResponse, minCompressedBytes } from './inside/compress-response';
import type { Handle } from './inside/screens';
import type { FrontRequest } from './request';

/** The segments of a route's path that are in brackets. */
export type PathParams = Record<string, string>;

/** A route handler that answers whatever happens: it throws nothing. */
export type WebHandler = (request: Request, context: { params: Promise<PathParams> }) => Promise<Response>;

/** The handlers of a route by method. */
export type WebHandlers = Readonly<Record<string, WebHandler>>;

const readMethods = new Set(['GET', 'HEAD']);

/** The base of request URLs: no handler reads the host from it. */
const anyOrigin = 'http://localhost';

/** The handler's answer is compressed here, because its whole body is known before the first byte is sent. */
export interface CompressingHandle extends Handle {
  compresses: true;
}

/** @returns undefined when the route has no handler for this method */
export function callHandler(
  handlers: WebHandlers,
  method: string,
  paramsOf: (path: string) => PathParams,
): CompressingHandle | undefined {
  const handler = handlers[method] ?? (method === 'HEAD' ? handlers['GET'] : undefined);
  if (!handler) return undefined;
  const handle: Handle = async (request, response) => {
    const url = new URL(request.address, anyOrigin);
    const params = Promise.resolve(paramsOf(url.pathname));
    await send(request, response, await handler(webRequest(request, url), { params }));
  };
  return Object.assign(handle, { compresses: true as const });
}

function webRequest(request: FrontRequest, url: URL): Request {
  const { method = 'GET' } = request;
  const headers = headersOf(request);
  if (readMethods.has(method)) return new Request(url, { method, headers });
  return new Request(url, { method, headers, ...bodyOf(request) });
}

function headersOf({ headers }: FrontRequest): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = '']) =>
    typeof value === 'string' ? [[name, value]] : value.map((each): [string, string] => [name, each]),
  );
}

/** Read only when the handler reads it. What it leaves unread must not end the connection before it has answered. */
function bodyOf(request: FrontRequest): RequestInit {
  const body = ReadableStream.from<Uint8Array>(request.iterator({ destroyOnReturn: false }));
  // The boundary: the types of the browser know neither Node's stream nor `duplex`, which Node demands.
  return { body, duplex: 'half' } as unknown as RequestInit;
}

/** Headers of which a response may have several. */
const severalTimes = new Set(['set-cookie', 'vary']);

async function send(request: FrontRequest, response: ServerResponse, answer: Response): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (severalTimes.has(name)) response.appendHeader(name, value);
    else response.setHeader(name, value);
  const type = answer.headers.get('content-type');
  const body = type === jsonType ? await answer.text() : Buffer.from(await answer.arrayBuffer());
  const length = Buffer.byteLength(body);
  if (answer.body) response.setHeader('Content-Length', length);
  // The same headers as the compression sets for a small answer, without its preparations for a large one.
  if (type === jsonType && length < minCompressedBytes) response.appendHeader('Vary', 'Accept-Encoding');
  else compressResponse(request, response);
  // Node sends a text in one piece with its headers.
  response.end(request.method === 'HEAD' ? undefined : body);
}

const jsonType = 'application/json';
