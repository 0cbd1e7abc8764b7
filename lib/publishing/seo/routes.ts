import type { Locale } from '@/lib/platform/i18n/locales';

/** What machines ask for, outside the languages' own paths. */
export type FeedFormat = 'rss' | 'atom' | 'json';

export const feedRoutes = {
  /** Of the whole blog where no category is named. */
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
};
