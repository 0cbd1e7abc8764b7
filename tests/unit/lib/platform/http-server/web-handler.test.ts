import { afterEach, describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { createEntrypoints } from '@/lib/platform/http-server/entrypoints';
import type { WebHandler, WebHandlers } from '@/lib/platform/http-server/web-handler';
import { nextStub } from '@/tests/support/next-stub';
import { startFront, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

/** Says what it was asked. */
const echo: WebHandler = async (request, { params }) => {
  const { method, url, headers } = request;
  const { pathname, search } = new URL(url);
  const asked = {
    ...{ method, pathname, search, params: await params, header: headers.get('x-asked') },
    body: await request.text(),
  };
  return Response.json(asked, { status: 201 });
};

async function ask(path: string, init: RequestInit, handlers: WebHandlers): Promise<Response> {
  front = await startFront({
    handle: nextStub({ body: 'Next' }).handle,
    entrypoint: createEntrypoints({
      routes: [
        { page: '/api/posts/[post]/marks/[mark]', regex: '^/api/posts/([^/]+?)/marks/([^/]+?)(?:/)?$' },
      ],
      load: () => ({
        handler: async (_: unknown, response: { end: (text: string) => void }) => response.end('route'),
      }),
      handlers: () => handlers,
    }),
  });
  return fetch(front.url + path, init);
}

const path = '/api/posts/7/marks/star-2';

describe('a handler that is called itself', () => {
  it('is told everything of the call', async () => {
    const sent = { method: 'POST', headers: { 'x-asked': 'yes' }, body: '{"a":"б"}' };
    const response = await ask(`${path}?q=1`, sent, { POST: echo });
    expect(response.status).toBe(201);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({
      ...{ method: 'POST', pathname: path, search: '?q=1', header: 'yes', body: '{"a":"б"}' },
      params: { post: '7', mark: 'star-2' },
    });
  });

  it('answers for the head alone, too', async () => {
    const response = await ask(path, { method: 'HEAD' }, { GET: echo });
    expect([response.status, await response.text()]).toEqual([201, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('may set several cookies', async () => {
    const headers = [
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ] satisfies [string, string][];
    const response = await ask(path, {}, { GET: async () => new Response('{}', { headers }) });
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('may answer before it has read a body, or all of it', async () => {
    const response = await ask(
      path,
      { method: 'PUT', body: 'x'.repeat(900_000) },
      {
        PUT: async (request) => {
          for await (const part of request.body ?? []) return Response.json(part.byteLength > 0);
          return Response.json(false);
        },
      },
    );
    expect(await response.json()).toBe(true);
    await front.stop();
    const unread = await ask(
      path,
      { method: 'PUT', body: 'x'.repeat(900_000) },
      { PUT: async () => Response.json(1) },
    );
    expect(await unread.json()).toBe(1);
  });

  it('gives no body with a status that has none', async () => {
    const response = await ask(path, {}, { GET: async () => new Response(null, { status: 304 }) });
    expect([response.status, response.headers.get('content-length')]).toEqual([304, null]);
  });
});

it('leaves a method without a handler to the route', async () => {
  expect(await (await ask(path, { method: 'DELETE' }, { GET: echo })).text()).toBe('route');
});

it('leaves a call to the route as long as the handlers are loading', async () => {
  const loaded: WebHandlers[] = [];
  const find = createEntrypoints({
    routes: [{ page: '/api/ping', regex: '' }],
    load: () => ({ handler: async () => undefined }),
    handlers: () => loaded[0],
  });
  // The boundary: this is all that finding reads of a request.
  const request = { url: '/api/ping', method: 'GET', headers: {} } as IncomingMessage;
  const [first, second] = [find(request), find(request)];
  expect(first).not.toBe(second);
  loaded.push({ GET: echo });
  expect(find(request)).toBe(find(request));
});
