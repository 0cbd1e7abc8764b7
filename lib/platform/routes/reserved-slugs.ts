import { localePrefix, locales } from '@/lib/platform/i18n/locales';

/** The text of the home page that administrators write: edited as a page is, and without an address of its own. */
export const homeText = 'home';

/** First segments of addresses that are no editable pages: rooms of the site, what the front answers, files. */
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
  ...['today', 'translate', 'undefined', 'unsubscribe'],
  homeText,
  // Leads to the address it has always had.
  'personal-data-processing',
  ...['notfound', 'servererror', '503', 'healthz', 'readyz'],
  ...['_next', 'api', 'builds', 'feed', 'feeds', 'images', 'manifest', 'og', 'robots', 'sitemap', 'sitemaps'],
];

const reserved = new Set([...rooms, ...locales, ...locales.map((locale) => localePrefix(locale).slice(1))]);

/** Whether an editable page may not have this address: something else stands there, or a language begins with it. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
