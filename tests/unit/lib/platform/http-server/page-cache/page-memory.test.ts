import { expect, it } from '@jest/globals';
import { PageStore } from '@/lib/platform/http-server/page-cache/page-store';
import type { NextAnswer } from '@/lib/platform/http-server/page-cache/ask-next';

const most = 2_000_000;
const headers = { 'content-type': 'text/html', 'cache-control': 's-maxage=300' };
const missing: NextAnswer = { status: 404, headers, body: Buffer.from('not here') };
const page = (): NextAnswer => ({ status: 200, headers, body: Buffer.from('a page '.repeat(2_000)) });

it('50,000 different unknown addresses leave what is kept where it is', async () => {
  const store = new PageStore({ bytes: most, ask: async (path) => (path === '/about' ? page() : missing) });
  await store.renew('/about', 'id');
  const before = store.shelf.bytes;
  for (let number = 0; number < 50_000; number += 1) await store.renew(`/blog/nothing-${number}`, 'id');
  expect([store.shelf.size, store.shelf.bytes]).toEqual([1, before]);
  expect(store.shelf.get('/about')).toBeDefined();
});

it('more pages than there is room for stay within the room, and those that are read stay', async () => {
  const store = new PageStore({ bytes: most, ask: async () => page() });
  for (let number = 0; number < 2_000; number += 1) {
    await store.renew(`/blog/page-${number}`, 'id');
    store.shelf.get('/blog/page-0');
    expect(store.shelf.bytes).toBeLessThanOrEqual(most);
  }
  expect(store.shelf.get('/blog/page-0')).toBeDefined();
  expect(store.shelf.size).toBeLessThan(1_000);
});
