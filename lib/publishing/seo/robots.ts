import type { MetadataRoute } from 'next';
import { locales, localePrefix } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { absoluteUrl } from './absolute-url';
import { sitemapRoutes } from './routes';

/** Path prefixes that search engines should not crawl: member pages and pages made for each request. */
const closed = [
  routes.account(),
  routes.admin(),
  routes.writing(),
  '/blog/search',
  routes.courses(),
  '/auth/',
  '/unsubscribe',
  routes.profileSummary(),
  routes.profileUpdate(),
];

export function robotsRules(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      // Image search may index the pictures of articles.
      allow: ['/', '/api/images/'],
      disallow: [
        '/api/',
        ...locales.flatMap((locale) => closed.map((path) => `${localePrefix(locale)}${path}`)),
      ],
    },
    sitemap: absoluteUrl(sitemapRoutes.index()),
  };
}
