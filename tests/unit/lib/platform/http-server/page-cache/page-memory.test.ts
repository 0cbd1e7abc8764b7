import { expect, it } from '@jest/globals';
import { PageStore } from '@/lib/platform/http-server/page-cache/page-store';
import type { NextAnswer } from '@/lib/platform/http-server/page-cache/ask-next';

const maxBytes = 2_000_000;
const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=300' };
const missing: NextAnswer = { status: 404, headers, body: Buffer.from('not here') };
const page = (): NextAnswer => ({ status: 200, headers, body: Buffer.from('a page '.repeat(2_000)) });

it('50,000 different unknown addresses leave what is stored where it is', async () => {
  const store = new PageStore({ maxBytes, ask: async (path) => (path === '/about' ? page() : missing) });
  await store.renew('/about', 'id');
  const before = store.size;
  for (let number = 0; number < 50_000; number += 1) await store.renew(`/blog/nothing-${number}`, 'id');
  expect([store.size, before.pages]).toEqual([before, 1]);
  expect(store.get('/about')).toBeDefined();
});

it('more pages than there is room for stay within the room, and those that are read stay', async () => {
  const store = new PageStore({ maxBytes, ask: async () => page() });
  for (let number = 0; number < 2_000; number += 1) {
    await store.renew(`/blog/page-${number}`, 'id');
    store.get('/blog/page-0');
    expect(store.size.bytes).toBeLessThanOrEqual(maxBytes);
  }
  expect(store.get('/blog/page-0')).toBeDefined();
  expect(store.size.pages).toBeLessThan(1_000);
});

it('a page that takes more than an eighth of the room is given, not stored', async () => {
  const image = { ...headers, 'content-type': 'image/png' };
  const store = new PageStore({
    maxBytes,
    ask: async () => ({ status: 200, headers: image, body: Buffer.alloc(maxBytes / 8) }),
  });
  expect(await store.renew('/og/large.png', 'id')).toHaveProperty('page');
  expect(store.size).toEqual({ pages: 0, bytes: 0 });
});

it('a page that gets a second encoding counts with it', async () => {
  const store = new PageStore({ maxBytes, ask: async () => page() });
  await store.renew('/about', 'id');
  const before = store.size.bytes;
  const stored = store.get('/about');
  if (!stored) throw new Error('the page is not stored');
  stored.variantFor(['br', 'gzip']);
  stored.variantFor(['br', 'gzip']);
  store.revalidate('/about', stored, 'id');
  while (store.size.bytes === before) await new Promise((done) => setTimeout(done, 5));
  expect(store.size).toEqual({ pages: 1, bytes: stored.bytes });
  expect(stored.bytes).toBeGreaterThan(before);
});
