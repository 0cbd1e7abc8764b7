import { expect, test, type APIRequestContext } from '@playwright/test';
import { startCachingProxy, type CachingProxy } from '@/tests/support/caching-proxy';
import { rawGet } from '@/tests/support/raw-get';
import { register } from '@/tests/e2e/support/newcomer';

const paths = ['/', '/en', '/en/blog', '/en/about'];
const person = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const surname = 'Неповторимова';

let proxy: CachingProxy;
test.beforeAll(async ({ baseURL }) => {
  proxy = await startCachingProxy(baseURL ?? '');
});
test.afterAll(() => proxy.close());

test('cached pages never carry a person: signed in, then nobody, ten times through a caching proxy', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const cookie = await join(request, origin);
  for (let turn = 0; turn < 10; turn += 1) {
    for (const path of paths) await readBothWays(path, cookie, origin);
  }
  expect(proxy.hits()).toBeGreaterThan(0);
});

async function readBothWays(path: string, cookie: string, origin: string): Promise<void> {
  const router = { rsc: '1', 'next-router-prefetch': '1' };
  const signedIn = await rawGet(`${proxy.base}${path}`, { ...person, cookie });
  await rawGet(`${proxy.base}${path}`, { ...person, ...router, cookie });
  const [behind, part, straight] = [
    await rawGet(`${proxy.base}${path}`, person),
    await rawGet(`${proxy.base}${path}`, { ...person, ...router }),
    await rawGet(`${origin}${path}`, person),
  ];
  for (const { body, headers } of [behind, part, straight]) {
    expect(body.toString()).not.toContain(surname);
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect([path, behind.statusCode]).toEqual([path, straight.statusCode]);
  // Who is signed in may be led from the home page to the page of today: by an answer that no cache keeps.
  if (signedIn.statusCode !== 200) expect(signedIn.headers['cache-control'] ?? '').not.toMatch(/s-maxage/);
}

test('a page comes compressed, is not sent twice, and says who asked for it', async ({ baseURL }) => {
  const url = `${baseURL ?? ''}/en`;
  const page = await rawGet(url, { ...person, 'accept-encoding': 'gzip' });
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(page.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=1,/);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  const again = await rawGet(url, {
    ...person,
    'accept-encoding': 'gzip',
    'if-none-match': page.headers.etag ?? '',
  });
  expect([again.statusCode, again.body.byteLength]).toEqual([304, 0]);
  expect(again.headers['x-request-id']).not.toBe(page.headers['x-request-id']);
});

/** Somebody whose name is met nowhere else. @returns the session's cookies */
async function join(request: APIRequestContext, origin: string): Promise<string> {
  await register(request, origin, { surname });
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
