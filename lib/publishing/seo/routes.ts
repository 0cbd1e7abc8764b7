import type { Locale } from '@/lib/platform/i18n/locales';

/** Feeds, share cards and sitemaps: paths without the locale prefix. */
export type FeedFormat = 'rss' | 'atom' | 'json';

export const feedRoutes = {
  /** The feed of a category, or of the whole blog for null. */
  feed: (locale: Locale, category: string | null, format: FeedFormat) =>
    category === null ? `/feeds/${locale}.${format}` : `/feeds/${locale}/${category}.${format}`,
};

export const ogRoutes = {
  site: (locale: Locale) => `/og/${locale}.png`,
  post: (locale: Locale, slug: string) => `/og/${locale}/${slug}.png`,
};

export const sitemapRoutes = {
  index: () => '/sitemap.xml',
  pages: () => '/sitemaps/pages.xml',
  posts: (part: number) => `/sitemaps/posts-${part}.xml`,
  people: (part: number) => `/sitemaps/people-${part}.xml`,
};
