import { localePrefix, locales } from '@/lib/platform/i18n/locales';
import { takenSegments } from './page-files';
import { homeText } from './routes';

/** First path segments that editable pages cannot have, although no file of a page or a route handler stands there. */
const others = [
  homeText,
  // A page of the specification that is not built.
  'translate',
  // Redirects to the page's original, misspelt address.
  'personal-data-processing',
  // Paths of the HTTP server and of Next.
  ...['503', 'healthz', 'readyz', '_next'],
  // Files such as robots.txt, and names by which programs look for them.
  ...['feed', 'manifest', 'robots'],
  // A link that a program has made of a missing value.
  'undefined',
];

const reserved = new Set([
  ...takenSegments,
  ...others,
  ...locales,
  ...locales.map((locale) => localePrefix(locale).slice(1)),
]);

/** Whether an editable page cannot have this slug: another page or a locale uses it. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug);
}
