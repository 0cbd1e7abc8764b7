import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import * as nextAuth from '@/app/api/auth/[...nextauth]/route';
import * as rest from '@/app/api/[...rest]/route';
import * as clock from '@/app/api/clock/route';
import * as docs from '@/app/api/docs/route';
import * as openapi from '@/app/api/openapi.json/route';
import { routeFiles } from '@/app/api/openapi.json/route-files';

type Params = Record<string, string | string[]>;
type Handle = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;

const routes: Record<string, object> = {
  ...routeFiles,
  '/api/openapi.json': openapi,
  '/api/docs': docs,
  '/api/clock': clock,
};
const patterns = Object.entries(routes).map(([path, route]) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/gu, '(?<$1>[^/]+)')}$`, 'u'),
  route,
}));

/** Replaces Next behind the HTTP server: calls the real route handlers by their paths. */
export async function serveRoutes(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { route, params } = findRoute(new URL(request.url ?? '/', 'http://localhost').pathname);
  const { method = 'GET' } = request;
  // The boundary: a route module exports handlers by method name.
  const handler = (route as Record<string, Handle | undefined>)[method === 'HEAD' ? 'GET' : method];
  if (!handler) {
    response.writeHead(method === 'OPTIONS' ? 204 : 405).end();
    return;
  }
  const answer = await handler(readRequest(request, method), { params: Promise.resolve(params) });
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  const body = Buffer.from(await answer.arrayBuffer());
  response.end(method === 'HEAD' ? undefined : body);
}

/** NextAuth's GET reads the session through Next itself, which is missing here; its POST stands in. */
const closed = { GET: nextAuth.POST, POST: nextAuth.POST };

function findRoute(path: string): { route: object; params: Params } {
  const parts = path.split('/').slice(2).map(decodeURIComponent);
  for (const { pattern, route } of patterns) {
    const found = pattern.exec(path);
    if (found) return { route, params: decoded(found.groups ?? {}) };
  }
  return parts[0] === 'auth'
    ? { route: closed, params: { nextauth: parts.slice(1) } }
    : { route: rest, params: { rest: parts } };
}

const decoded = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

function readRequest(request: IncomingMessage, method: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  return new Request(new URL(request.url ?? '/', 'http://localhost:3000'), {
    method,
    headers,
    // The boundary: Node's and the web's stream types are the same for `Request`.
    ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
  });
}
