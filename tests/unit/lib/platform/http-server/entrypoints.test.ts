import { afterEach, describe, expect, it } from '@jest/globals';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createEntrypoints } from '@/lib/platform/http-server/entrypoints';
import { nextStub } from '@/tests/support/next-stub';
import { startFront, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const pages = ['/api/ping', '/api/broken', '/api/posts/[post]', '/api/posts/[post]/comments'];
const table = {
  routes: pages.map((page) => ({ page, regex: `^${page.replace(/\[\w+\]/gu, '([^/]+?)')}(?:/)?$` })),
  load: (page: string) => {
    if (page === '/api/broken') throw new Error('There is no such file.');
    return { handler: async (_: IncomingMessage, response: ServerResponse) => void response.end(page) };
  },
};

async function answerTo(path: string, init: RequestInit = {}): Promise<string> {
  front = await startFront({
    handle: nextStub({ body: 'Next' }).handle,
    entrypoint: createEntrypoints(table),
  });
  return (await fetch(front.url + path, init)).text();
}

describe('a call', () => {
  it.each([
    ['/api/ping', '/api/ping'],
    ['/api/ping?a=1', '/api/ping'],
    ['/api/posts/7', '/api/posts/[post]'],
    ['/api/posts/7/comments', '/api/posts/[post]/comments'],
  ])('of %s goes to its route', async (path, page) => {
    expect(await answerTo(path)).toBe(page);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s does, too', async (method) => {
    expect(await answerTo('/api/ping', { method })).toBe('/api/ping');
  });
});

describe('Next answers', () => {
  it.each([
    ['an unknown route', '/api/nothing'],
    ['a route whose file cannot be loaded', '/api/broken'],
    ['a slash too many', '/api/ping/'],
    ['another way of writing', '/api/pin%67'],
    ['parameters that Next means for itself', '/api/posts/7?nxtPpost=8'],
    ['a page', '/blog'],
  ])('%s', async (_, path) => {
    expect(await answerTo(path)).toBe('Next');
  });

  it.each([{ rsc: '1' }, { 'next-router-prefetch': '1' }, { cookie: '__prerender_bypass=1' }])(
    'a request with %j',
    async (headers) => {
      expect(await answerTo('/api/ping', { headers })).toBe('Next');
    },
  );

  it('a question beforehand', async () => {
    expect(await answerTo('/api/ping', { method: 'OPTIONS' })).toBe('Next');
  });
});
