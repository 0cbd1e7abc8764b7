import { localePrefix, locales } from '@/lib/platform/i18n/locales';

/** The slug of the home page's text: administrators edit it like a page, but it has no address of its own. */
export const homeText = 'home';

/** First path segments that editable pages cannot have: other pages, paths of the HTTP server, files. */
const rooms = [
  ...[
    'account',
    'admin',
    'auth',
    'blog',
    'chat',
    'community',
    'courses',
    'credits',
    'friends',
    'kit',
    'profile',
  ],
  ...['suspended', 'today', 'translate', 'undefined', 'unsubscribe'],
  homeText,
  // Redirects to the page's original, misspelt address.
  'personal-data-processing',
  ...['notfound', 'servererror', '503', 'healthz', 'readyz'],
  ...['_next', 'api', 'builds', 'feed', 'feeds', 'images', 'manifest', 'og', 'robots', 'sitemap', 'sitemaps'],
];

const reserved = new Set([...rooms, ...locales, ...locales.map((locale) => localePrefix(locale).slice(1))]);

/** Whether an editable page cannot have this slug: another page or a locale uses it. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
