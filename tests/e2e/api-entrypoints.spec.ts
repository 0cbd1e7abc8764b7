import { expect, test, type APIRequestContext } from '@playwright/test';

/*
 * Calls go straight to their route (lib/platform/http-server/entrypoints.ts). A request that carries a header of Next's own is
 * left to Next: so each call can be made both ways.
 */
const throughNext = { 'next-test': '1' };
/** They differ from one answer to the next, whoever gives it: the last three by how soon it was complete. */
const ownOfEach = new Set([
  ...['date', 'x-request-id', 'x-ratelimit-remaining', 'connection', 'keep-alive'],
  ...['content-length', 'content-encoding', 'transfer-encoding'],
]);
/** What Next adds for parts of pages, of which the API has none. */
const ofParts = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, ';

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const json = { 'content-type': 'application/json' };
const calls: Call[] = [
  { method: 'GET', path: '/api/settings' },
  { method: 'HEAD', path: '/api/settings' },
  { method: 'GET', path: '/api/settings', headers: { 'accept-language': 'de' } },
  { method: 'GET', path: '/api/courses?level=A0' },
  { method: 'GET', path: '/api/courses/russian-from-zero' },
  { method: 'GET', path: '/api/courses/nothing' },
  { method: 'GET', path: '/api/ping' },
  { method: 'POST', path: '/api/ping' },
  { method: 'OPTIONS', path: '/api/ping' },
  { method: 'GET', path: '/api/nothing' },
  { method: 'GET', path: '/api/auth/providers' },
  { method: 'GET', path: '/api/docs' },
  { method: 'POST', path: '/api/auth/login', headers: json, body: '{"email":1}' },
  { method: 'POST', path: '/api/auth/login', headers: json, body: 'nonsense' },
  { method: 'POST', path: '/api/auth/login', headers: json, body: 'x'.repeat(200_000) },
  { method: 'POST', path: '/api/auth/logout' },
];

test('a call is answered the same past Next and by it', async ({ request, baseURL }) => {
  for (const call of calls) {
    const { method, path, body = '' } = call;
    await test.step(`${method} ${path} ${body.slice(0, 12)}`, async () => {
      const ask = (headers: Record<string, string>) => answerTo(request, baseURL ?? '', call, headers);
      expect(await ask({})).toEqual(await ask(throughNext));
    });
  }
});

async function answerTo(
  request: APIRequestContext,
  origin: string,
  { method, path, headers, body }: Call,
  more: Record<string, string>,
) {
  const response = await request.fetch(path, {
    method,
    headers: { origin, ...headers, ...more },
    ...(body !== undefined && { data: body }),
    maxRedirects: 0,
  });
  const told = response
    .headersArray()
    .map(({ name, value }) => `${name.toLowerCase()}: ${value.replace(ofParts, '')}`)
    .filter((line) => !ownOfEach.has(line.split(':', 1)[0] ?? ''));
  return { status: response.status(), told: told.sort(), text: await response.text() };
}
