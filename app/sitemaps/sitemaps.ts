import { findPeopleEntries, listPeopleSitemaps } from '@/lib/community/directory/sitemap';
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
  const [pages, posts, people] = await Promise.all([
    listSinglePages(),
    listPostSitemaps(),
    listPeopleSitemaps(),
  ]);
  return writeSitemapIndex([
    { path: sitemapRoutes.pages(), changedAt: lastChange(pages) },
    ...posts,
    ...people,
  ]);
}

/** By the last segment of its address; null where there is none. */
export async function findSitemap(file: string): Promise<string | null> {
  if (file === 'pages.xml') return writeSitemap(await listSinglePages());
  const [, kind, part] = /^(posts|people)-([1-9]\d{0,6})\.xml$/u.exec(file) ?? [];
  if (kind === undefined) return null;
  const find = kind === 'posts' ? findPostEntries : findPeopleEntries;
  const entries = await find(Number(part));
  return entries && writeSitemap(entries);
}

/** Everything but posts and people. */
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
