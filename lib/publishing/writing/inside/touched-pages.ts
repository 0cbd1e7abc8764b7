import type { PageChange } from '@/lib/platform/cache/page-change';
import { locales } from '@/lib/platform/i18n/locales';
import { homeText, routes } from '@/lib/platform/routes/routes';
import type { DocumentRow } from './queries';

type Document = Pick<DocumentRow, 'kind' | 'slug'>;

/** The cached pages that show a document. Every article may name a post as its neighbour or as related to it. */
export function pagesShowing({ kind, slug }: Document): PageChange {
  const sitemaps = '/sitemap*';
  if (kind === 'post')
    return { paths: [routes.home(), routes.blog(), '/blog/*'], files: ['/feeds/*', '/og/*', sitemaps] };
  return { paths: [slug === homeText ? routes.home() : routes.page(slug)], files: [sitemaps] };
}

/**
 * The cached pages that show the texts in some languages of a document that is published already. Who reads in a
 * language without a text of its own is shown one in another language.
 */
export function pagesShowingTexts(
  document: Document,
  { published, available }: { published: readonly string[]; available: readonly string[] },
): PageChange {
  const pages = pagesShowing(document);
  // The other pages name a new language.
  if (published.some((locale) => !available.includes(locale))) return pages;
  const touched = locales.filter((locale) => published.includes(locale) || !available.includes(locale));
  return { ...pages, locales: touched };
}
