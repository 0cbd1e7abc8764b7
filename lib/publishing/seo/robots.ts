import type { MetadataRoute } from 'next';
import { locales, localePrefix } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { wholeAddress } from './address';
import { sitemapRoutes } from './routes';

/** Beginnings of what is for members, or is made for each request: nothing that anybody searches for. */
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
      // Pictures of articles are worth finding.
      allow: ['/', '/api/images/'],
      disallow: [
        '/api/',
        ...locales.flatMap((locale) => closed.map((path) => `${localePrefix(locale)}${path}`)),
      ],
    },
    sitemap: wholeAddress(sitemapRoutes.index()),
  };
}
