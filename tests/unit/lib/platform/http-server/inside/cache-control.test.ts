import { afterEach, expect, it } from '@jest/globals';
import { nextStub } from '@/tests/support/next-stub';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const stored = 's-maxage=300, stale-while-revalidate=31535700';

it.each([
  ['with a query', '/about?x=1', {}],
  ['spelt in another way', '/%61bout', {}],
  ['from Next’s router', '/about?_rsc=1', { rsc: '1' }],
  ['that is missing', '/nothing', {}],
])('no cache in front of us may keep for a year what is asked for %s', async (_, path, headers) => {
  const status = path === '/nothing' ? 404 : 200;
  const next = nextStub({ status, headers: { 'Content-Type': 'text/html', 'Cache-Control': stored } });
  front = await startFront({ handle: next.handle });
  const control = (await visit(front.url + path, headers)).headers.get('cache-control');
  expect(control).toMatch(/s-maxage=1\b/);
  expect(control).toMatch(/stale-while-revalidate=59\b/);
});

it('what is one person’s stays theirs', async () => {
  const next = nextStub({ headers: { 'Cache-Control': 'private, no-store' } });
  front = await startFront({ handle: next.handle });
  expect((await visit(`${front.url}/today`)).headers.get('cache-control')).toBe('private, no-store');
});
