import 'server-only';
import { bestLocale } from '@/lib/platform/i18n/localized-text';
import { isLocale, locales, type Locale } from '@/lib/platform/i18n/locales';
import { isReservedSlug } from '@/lib/platform/routes/reserved-slugs';
import { routes } from '@/lib/platform/routes/routes';
import { pageUrl, absoluteUrl } from './absolute-url';
import { selectCategoryChanges, selectPageTexts, selectPostParts, selectPostTexts } from './inside/queries';
import { sitemapRoutes } from './routes';
import { element, parent, xmlDocument } from './inside/xml';

/** Posts in one sitemap: in all fourteen languages they stay under 5,000 addresses. Parts are by id, so they keep their posts. */
const postsPerPart = 350;
/** Ids are integers of PostgreSQL. */
const mostParts = Math.floor((2 ** 31 - 1) / postsPerPart);

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const withLanguages = { ...namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

/** The one that names the others. */
export async function sitemapIndex(): Promise<string> {
  const [parts, pages] = await Promise.all([selectPostParts(postsPerPart), selectPageTexts()]);
  const changes = [...parts.map(({ changedAt }) => changedAt), ...pages.map(({ updatedAt }) => updatedAt)];
  const entries = [
    entry(sitemapRoutes.pages(), latest(changes)),
    ...parts.map(({ part, changedAt }) => entry(sitemapRoutes.posts(part), changedAt)),
  ];
  return xmlDocument(parent('sitemapindex', entries, namespace));
}

/** By the last segment of its address; null where there is none. */
export async function findSitemap(file: string): Promise<string | null> {
  if (file === 'pages.xml') return pagesSitemap();
  const part = /^posts-([1-9]\d{0,6})\.xml$/u.exec(file)?.[1];
  return part === undefined ? null : postsSitemap(Number(part));
}

/** Everything but posts: home, lists, editable pages. */
async function pagesSitemap(): Promise<string> {
  const [categories, pages] = await Promise.all([selectCategoryChanges(), selectPageTexts()]);
  const blogChanged = latest(categories.map(({ changedAt }) => changedAt));
  const places: Place[] = [
    { path: routes.home(), texts: inAll(null) },
    { path: routes.blog(), texts: inAll(blogChanged) },
    ...categories.map(({ slug, changedAt }) => ({
      path: routes.blogCategory(slug),
      texts: inAll(changedAt),
    })),
    ...byDocument(pages.filter(({ slug }) => !isReservedSlug(slug))).map(([{ slug }, texts]) => ({
      path: routes.page(slug),
      texts,
    })),
    { path: routes.credits(), texts: inAll(null) },
  ];
  return urlSet(places);
}

/** Null where there is no such part, or nothing in it any more. */
async function postsSitemap(part: number): Promise<string | null> {
  if (part > mostParts) return null;
  const rows = await selectPostTexts((part - 1) * postsPerPart, part * postsPerPart);
  if (rows.length === 0) return null;
  return urlSet(
    byDocument(rows).map(([{ category, slug }, texts]) => ({ path: routes.post(category, slug), texts })),
  );
}

interface Place {
  path: string;
  /** The languages it is written in, and when that text changed last, where it is known. */
  texts: Text[];
}
interface Text {
  locale: Locale;
  changedAt: Date | null;
}

const inAll = (changedAt: Date | null): Text[] => locales.map((locale) => ({ locale, changedAt }));

/** Rows that follow each other and belong to one document, with its texts. */
function byDocument<Row extends { id: number; locale: string; updatedAt: Date }>(
  rows: Row[],
): [Row, Text[]][] {
  const found = new Map<number, [Row, Text[]]>();
  for (const row of rows) {
    const known = found.get(row.id) ?? [row, []];
    found.set(row.id, known);
    if (isLocale(row.locale)) known[1].push({ locale: row.locale, changedAt: row.updatedAt });
  }
  return [...found.values()];
}

function urlSet(places: Place[]): string {
  return xmlDocument(parent('urlset', places.flatMap(urlsOf), withLanguages));
}

/** An address a language, each naming all of them: that is how search engines want it. */
function urlsOf({ path, texts }: Place): string[] {
  const addresses = texts.map(({ locale }) => [locale, pageUrl(locale, path)] as const);
  const otherwise = bestLocale(
    'ru',
    texts.map(({ locale }) => locale),
  );
  const alternates = [
    ...addresses.map(([locale, href]) => alternate(locale, href)),
    ...(otherwise ? [alternate('x-default', pageUrl(otherwise, path))] : []),
  ];
  return texts.map(({ locale, changedAt }) =>
    parent('url', [element('loc', pageUrl(locale, path)), ...changed(changedAt), ...alternates]),
  );
}

const alternate = (hreflang: string, href: string) =>
  element('xhtml:link', undefined, { rel: 'alternate', hreflang, href });

const entry = (path: string, changedAt: Date | null) =>
  parent('sitemap', [element('loc', absoluteUrl(path)), ...changed(changedAt)]);

const changed = (at: Date | null) => (at ? [element('lastmod', at.toISOString())] : []);

function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.flatMap((moment) => moment?.getTime() ?? []);
  return known.length === 0 ? null : new Date(known.reduce((a, b) => Math.max(a, b)));
}
