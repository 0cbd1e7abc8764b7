import { expect, test, type APIRequestContext } from '@playwright/test';

/** Headless browsers count as bots, and so would this; what is asked for here is there for both. */
const read = async (request: APIRequestContext, address: string) => {
  const answer = await request.get(new URL(address).pathname);
  expect(answer.status(), address).toBe(200);
  return { answer, text: await answer.text() };
};
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

test('a search engine finds its way', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = await read(request, first(robots, /^Sitemap: (\S+)$/mu));

  await test.step('from the sitemap to a page that is what the sitemap said', async () => {
    const pages = await read(request, first(index.text, /<loc>([^<]+pages\.xml)<\/loc>/u));
    const address = first(pages.text, /<loc>([^<]+\/en\/about)<\/loc>/u);
    const page = await read(request, address);
    expect(page.text).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(page.text.match(/<link [^>]*hreflang="/giu)).toHaveLength(3);
  });

  await test.step('the right spelling leads to the real address, and what is not there is 404', async () => {
    const moved = await request.get('/en/personal-data-processing', { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers().location).toContain('/en/personal-data-proccessing');
    expect((await request.get('/no-such-page')).status()).toBe(404);
  });

  await test.step('the home page says how to search the site', async () => {
    const { text } = await read(request, new URL('/en', first(robots, /^Sitemap: (\S+)$/mu)).href);
    const data = first(text, /<script type="application\/ld\+json">([^<]*)<\/script>/u);
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [{ '@type': 'WebSite' }, { '@type': 'Organization' }],
    });
    const feed = await read(request, first(text, /type="application\/atom\+xml"[^>]* href="([^"]+)"/u));
    expect(feed.answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  });

  await test.step('a picture is drawn for where the site is shared', async () => {
    const { text } = await read(request, new URL('/en', first(robots, /^Sitemap: (\S+)$/mu)).href);
    const { answer } = await read(request, first(text, /<meta property="og:image" content="([^"]+)"/u));
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  const posts = first(index.text, /<loc>([^<]+posts-\d+\.xml)<\/loc>/u);
  if (posts === '') return;
  await test.step('and to a post, whose languages name each other', async () => {
    const part = await read(request, posts);
    const address = first(part.text, /<loc>([^<]+\/en\/blog\/[^<]+)<\/loc>/u);
    const { text } = await read(request, address);
    expect(text).toContain(`<link rel="canonical" href="${address}"/>`);
    const data = first(text, /<script type="application\/ld\+json">([^<]*)<\/script>/u);
    expect(JSON.parse(data)).toMatchObject({
      '@graph': [{ '@type': 'BlogPosting', url: address }, { '@type': 'BreadcrumbList' }],
    });
    const { answer } = await read(request, first(text, /<meta property="og:image" content="([^"]+)"/u));
    expect(answer.headers()['content-type']).toBe('image/png');
  });
});
