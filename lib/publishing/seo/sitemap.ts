import { bestLocale } from '@/lib/platform/i18n/localized-text';
import { isLocale, locales, type Locale } from '@/lib/platform/i18n/locales';
import { absoluteUrl, pageUrl } from './absolute-url';
import { element, parent, xmlDocument } from './inside/xml';

/* The format of sitemaps (sitemaps.org). What stands in them each slice offers by itself; app/sitemaps composes it. */

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Without the locale prefix. */
  path: string;
  /** The languages it is written in, and when each text changed last; null where that is not known. */
  texts: { locale: Locale; changedAt: Date | null }[];
}

/** A sitemap, as the index names it. */
export interface SitemapFile {
  path: string;
  changedAt: Date | null;
}

/** The texts of a page that is written in every language. */
export const inAllLanguages = (changedAt: Date | null): SitemapEntry['texts'] =>
  locales.map((locale) => ({ locale, changedAt }));

interface TextRow {
  id: number;
  locale: string;
  updatedAt: Date;
}

/** One entry for each document whose texts are among the rows, in their order. */
export function entriesOf<Row extends TextRow>(
  rows: readonly Row[],
  pathOf: (row: Row) => string,
): SitemapEntry[] {
  const entries = new Map<number, SitemapEntry>();
  for (const row of rows) {
    const entry = entries.get(row.id) ?? { path: pathOf(row), texts: [] };
    entries.set(row.id, entry);
    if (isLocale(row.locale)) entry.texts.push({ locale: row.locale, changedAt: row.updatedAt });
  }
  return [...entries.values()];
}

/** When the newest of these texts changed; null where none is known. */
export function lastChange(entries: readonly SitemapEntry[]): Date | null {
  return latest(entries.flatMap(({ texts }) => texts.map(({ changedAt }) => changedAt)));
}

export function latest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.flatMap((at) => at?.getTime() ?? []);
  return known.length === 0 ? null : new Date(known.reduce((a, b) => Math.max(a, b)));
}

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const withLanguages = { ...namespace, 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };

export function writeSitemapIndex(files: readonly SitemapFile[]): string {
  const written = files.map(({ path, changedAt }) =>
    parent('sitemap', [element('loc', absoluteUrl(path)), ...lastModified(changedAt)]),
  );
  return xmlDocument(parent('sitemapindex', written, namespace));
}

export function writeSitemap(entries: readonly SitemapEntry[]): string {
  return xmlDocument(parent('urlset', entries.flatMap(urlsOf), withLanguages));
}

/** An address a language, each naming all of them: that is how search engines want it. */
function urlsOf({ path, texts }: SitemapEntry): string[] {
  const written = texts.map(({ locale }) => locale);
  const otherwise = bestLocale('ru', written);
  const alternates = [
    ...written.map((locale) => alternate(locale, pageUrl(locale, path))),
    ...(otherwise ? [alternate('x-default', pageUrl(otherwise, path))] : []),
  ];
  return texts.map(({ locale, changedAt }) =>
    parent('url', [element('loc', pageUrl(locale, path)), ...lastModified(changedAt), ...alternates]),
  );
}

const alternate = (hreflang: string, href: string) =>
  element('xhtml:link', undefined, { rel: 'alternate', hreflang, href });

const lastModified = (at: Date | null) => (at ? [element('lastmod', at.toISOString())] : []);
