import 'server-only';
import { routes } from '@/lib/platform/routes/routes';
import { sitemapRoutes } from '@/lib/publishing/seo/routes';
import {
  entriesOf,
  inAllLanguages,
  latest,
  type SitemapEntry,
  type SitemapFile,
} from '@/lib/publishing/seo/sitemap';
import { selectCategoryChanges, selectPostParts, selectPostTexts } from './inside/sitemap-queries';

/** Posts in one sitemap: in all fourteen languages they stay under 5,000 addresses. Parts are by id, so they keep their posts. */
const postsPerPart = 350;
/** Ids are integers of PostgreSQL. */
const maxParts = Math.floor((2 ** 31 - 1) / postsPerPart);

/** The blog and its categories. */
export async function listBlogEntries(): Promise<SitemapEntry[]> {
  const categories = await selectCategoryChanges();
  const changedAt = latest(categories.map((category) => category.changedAt));
  return [
    { path: routes.blog(), texts: inAllLanguages(changedAt) },
    ...categories.map((category) => ({
      path: routes.blogCategory(category.slug),
      texts: inAllLanguages(category.changedAt),
    })),
  ];
}

export async function listPostSitemaps(): Promise<SitemapFile[]> {
  const parts = await selectPostParts(postsPerPart);
  return parts.map(({ part, changedAt }) => ({ path: sitemapRoutes.posts(part), changedAt }));
}

/** Null where there is no such part, or nothing in it any more. */
export async function findPostEntries(part: number): Promise<SitemapEntry[] | null> {
  if (part > maxParts) return null;
  const rows = await selectPostTexts((part - 1) * postsPerPart, part * postsPerPart);
  if (rows.length === 0) return null;
  return entriesOf(rows, ({ category, slug }) => routes.post(category, slug));
}
