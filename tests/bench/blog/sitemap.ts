import { findSitemap, sitemapIndex } from '@/app/sitemaps/sitemaps';
import { round, timed, type Line } from '@/tests/bench/statistics';

/** Milliseconds. */
const limit = 1_000;

/** All that a search engine asks for to know every article, one after the other. */
export async function benchSitemap(posts: number): Promise<Line> {
  await sitemapIndex();
  const { milliseconds, result: addresses } = await timed(readAll);
  return {
    what: `The sitemap of ${posts} posts, index and all parts, ${addresses} addresses`,
    measured: `${round(milliseconds)} ms`,
    goal: `under ${limit} ms`,
    isMet: milliseconds < limit && addresses >= posts,
  };
}

async function readAll(): Promise<number> {
  let addresses = 0;
  for (const [, file = ''] of (await sitemapIndex()).matchAll(/\/sitemaps\/([^<]+)</gu))
    addresses += (await findSitemap(file))?.split('<url>').length ?? 0;
  return addresses;
}
