import { routes } from '@/lib/platform/routes/routes';
import { findPostEntries, listBlogEntries, listPostSitemaps } from '@/lib/publishing/blog/sitemap';
import { listPageEntries } from '@/lib/publishing/pages/sitemap';
import { sitemapRoutes } from '@/lib/publishing/seo/routes';
import {
  inAllLanguages,
  lastChange,
  writeSitemap,
  writeSitemapIndex,
  type SitemapEntry,
} from '@/lib/publishing/seo/sitemap';

/* What search engines may list, composed of what each slice offers; a new slice adds its entries here. */

/** The sitemap that names the others. */
export async function sitemapIndex(): Promise<string> {
  const [pages, posts] = await Promise.all([listSinglePages(), listPostSitemaps()]);
  return writeSitemapIndex([{ path: sitemapRoutes.pages(), changedAt: lastChange(pages) }, ...posts]);
}

/** By the last segment of its address; null where there is none. */
export async function findSitemap(file: string): Promise<string | null> {
  if (file === 'pages.xml') return writeSitemap(await listSinglePages());
  const part = /^posts-([1-9]\d{0,6})\.xml$/u.exec(file)?.[1];
  const entries = part === undefined ? null : await findPostEntries(Number(part));
  return entries && writeSitemap(entries);
}

/** Everything but posts. */
async function listSinglePages(): Promise<SitemapEntry[]> {
  const [blog, pages] = await Promise.all([listBlogEntries(), listPageEntries()]);
  return [
    { path: routes.home(), texts: inAllLanguages(null) },
    ...blog,
    ...pages,
    { path: routes.community(), texts: inAllLanguages(null) },
    { path: routes.credits(), texts: inAllLanguages(null) },
  ];
}
