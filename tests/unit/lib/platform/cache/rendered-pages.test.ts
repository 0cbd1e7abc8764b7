import { afterEach, describe, expect, it } from '@jest/globals';
import CacheHandler from '@/scripts/serve/next-cache-handler.mjs';
import { offerToNext, RenderedPages } from '@/lib/platform/cache/rendered-pages';

afterEach(() => offerToNext(new RenderedPages(1)));

const keyOf = (path: string) => `/route-cache/APP_PAGE/0a1b/$${path}`;
// The boundary: Next's kinds are an enum of its own modules.
const page = (html: string) =>
  ({ kind: 'APP_PAGE', html, rscData: undefined, status: 200 }) as unknown as Parameters<
    RenderedPages['set']
  >[1];

/** As Next does: it asks, and renders what is not there. */
async function render(handler: CacheHandler, path: string, about: Parameters<CacheHandler['set']>[2] = {}) {
  await handler.get(keyOf(path));
  await handler.set(keyOf(path), page(path), about);
}

it('Next finds again what it has rendered, with its lifetime, until a change touches it', async () => {
  const rendered = new RenderedPages(1_000_000);
  offerToNext(rendered);
  const handler = new CacheHandler();
  for (const path of ['/de', '/de/blog/culture', '/ja/blog/culture', '/de/about'])
    await render(handler, path, { cacheControl: { revalidate: 300, expire: undefined } });
  const found: unknown = await handler.get(keyOf('/de/blog/culture'));
  expect(found).toMatchObject({ value: page('/de/blog/culture'), cacheControl: { revalidate: 300 } });
  rendered.expire({ paths: ['/', '/blog/*'], locales: ['de'] });
  const left = await Promise.all(
    ['/de', '/de/blog/culture', '/ja/blog/culture', '/de/about'].map(async (path) =>
      (await handler.get(keyOf(path))) === null ? 'gone' : path,
    ),
  );
  expect(left).toEqual(['gone', 'gone', '/ja/blog/culture', '/de/about']);
});

describe('a page whose rendering began before a change', () => {
  const change = { paths: ['/blog/snow'] };

  it('is not kept, however long it took', async () => {
    const rendered = new RenderedPages(1_000_000);
    offerToNext(rendered);
    const handler = new CacheHandler();
    await handler.get(keyOf('/ru/blog/snow'));
    rendered.expire(change);
    await handler.set(keyOf('/ru/blog/snow'), page('as it was'));
    expect(await handler.get(keyOf('/ru/blog/snow'))).toBeNull();
    await render(handler, '/ru/blog/snow');
    expect(await handler.get(keyOf('/ru/blog/snow'))).not.toBeNull();
  });

  it('is kept where the change does not touch it', async () => {
    const rendered = new RenderedPages(1_000_000);
    offerToNext(rendered);
    const handler = new CacheHandler();
    await handler.get(keyOf('/ru/about'));
    rendered.expire(change);
    await handler.set(keyOf('/ru/about'), page('as it is'));
    expect(await handler.get(keyOf('/ru/about'))).not.toBeNull();
  });
});

it('a page comes back as it was written, in any alphabet', () => {
  const rendered = new RenderedPages(1_000_000);
  rendered.get(keyOf('/ru'));
  rendered.set(keyOf('/ru'), page('<p>Привет, Վահե! 👋</p>'));
  expect(rendered.get(keyOf('/ru'))).toMatchObject({ value: page('<p>Привет, Վահե! 👋</p>') });
});

it('pages stay within their bytes, and those that are read stay', () => {
  const rendered = new RenderedPages(1_000_000);
  for (let number = 0; number < 100; number += 1) {
    rendered.get(keyOf(`/en/blog/${number}`));
    rendered.set(keyOf(`/en/blog/${number}`), page('a page '.repeat(5_000)));
    rendered.get(keyOf('/en/blog/0'));
  }
  const kept = Array.from({ length: 100 }, (_, number) => rendered.get(keyOf(`/en/blog/${number}`)));
  expect(kept.filter((each) => each !== null).length).toBeLessThan(28);
  expect(kept[0]).not.toBeNull();
});

it('a build, which has no place for pages, keeps none', async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('govorim.rendered-pages'));
  const handler = new CacheHandler();
  await handler.set(keyOf('/de'), page('/de'));
  expect(await handler.get(keyOf('/de'))).toBeNull();
});
