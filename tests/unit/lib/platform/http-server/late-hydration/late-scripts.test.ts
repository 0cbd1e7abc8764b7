import { afterEach, expect, it } from '@jest/globals';
import { extractScripts } from '@/lib/platform/http-server/late-hydration/extract-scripts';
import { nextStub } from '@/tests/support/next-stub';
import { startFront, visit, type StartedFront } from '@/tests/support/server-front';

let front: StartedFront;
afterEach(() => front.stop());

const page = (words: string) =>
  `<!DOCTYPE html><html><head><script src="/_next/static/chunks/a.js" async=""></script></head><body><p>${words}</p>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"${words}"])</script></body></html>`;
const addressIn = (html: string) => /"(\/_next\/late\/[^"]+)"/u.exec(html)?.[1] ?? '';

async function start(maxBytes = 1_000_000) {
  const next = nextStub({ body: page('first') });
  const split = (path: string, html: string) =>
    extractScripts(html, path, (address) => `<script>("${address}")</script>`);
  const pageCache = {
    maxBytes,
    origin: 'http://localhost',
    isShared: () => true,
    isPersonal: () => false,
    split,
  };
  front = await startFront({ handle: next.handle, pageCache });
  return { next, read: async (path: string) => (await visit(`${front.url}${path}`)).text() };
}

it('a reader gets the page without its scripts, and these where it says', async () => {
  const { read } = await start();
  const html = await read('/en/about');
  expect(html).toContain('<p>first</p>');
  expect(html).not.toContain('__next_f');
  const response = await visit(`${front.url}${addressIn(html)}`);
  expect(response.headers.get('content-type')).toMatch(/javascript/u);
  expect(response.headers.get('cache-control')).toMatch(/immutable/u);
  expect(await response.text()).toContain('self.__next_f.push([1,"first"])');
});

it('who still reads a page as it was gets the scripts that fit it', async () => {
  const { next, read } = await start();
  const address = addressIn(await read('/'));
  next.say({ body: page('second') });
  front.expirePages();
  expect(await read('/')).toContain('<p>second</p>');
  expect(await read(address)).toContain('"first"');
});

it('scripts that were not kept are made again with their page', async () => {
  const { read } = await start();
  const address = addressIn(await read('/en'));
  await front.stop();
  const again = await start();
  expect(await again.read(address)).toContain('"first"');
});

it('scripts of a page that has changed since are not made up', async () => {
  const { next } = await start();
  next.say({ status: 404 });
  expect((await visit(`${front.url}/_next/late/${'a'.repeat(22)}.js/en`)).status).toBe(404);
});

it.each([800, 30_000])('a page whose scripts find no room in %d bytes keeps them', async (maxBytes) => {
  const { read } = await start(maxBytes);
  const html = await read('/en');
  expect(html).toContain('__next_f');
  expect(addressIn(html)).toBe('');
});
