import type { Metadata } from 'next';
import { bestLocale } from '@/lib/platform/i18n/localized-text';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { getEnv } from '@/lib/platform/env';
import { plainText } from './plain-text';
import { territoryOf } from './inside/territories';
import { feedRoutes, ogRoutes } from './routes';
import { getSettings } from '@/lib/people/settings/service';

interface Page {
  locale: Locale;
  /** The path that lib/platform/routes/routes builds, without the locale's prefix. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines may index it; pages for signed-in people are not indexed. */
  index?: boolean;
  /** The languages it is written in; all by default, as for interface pages. */
  languages?: readonly Locale[];
  /** Path of the Open Graph picture, 1200 × 630 px; by default that of the site. */
  image?: string;
  /** Only for articles. */
  article?: { publishedAt: Date; updatedAt: Date; author: string | null; section: string; tags: string[] };
  /** The feeds to announce: of a category, or of the whole blog for null. */
  feeds?: { category: string | null };
}

/**
 * Title, description, canonical URL and feed links; of a page that may be indexed also hreflang versions and Open Graph:
 * nobody shares the others.
 */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { locale, index = true, languages = locales } = page;
  const site = (await getSettings())['site.title'];
  const own = bestLocale(locale, languages) ?? locale;
  const words = { title: plainText(page.title), description: plainText(page.description) };
  const fullTitle = words.title === site ? site : `${words.title} · ${site}`;
  const alternates = alternatesOf(page, own, site);
  return {
    metadataBase: new URL(getEnv().APP_ORIGIN),
    title: fullTitle,
    description: words.description,
    alternates,
    robots: { index, follow: index },
    ...(index && {
      twitter: { card: 'summary_large_image' },
      openGraph: {
        ...(page.article ? articleFacts(page.article) : { type: 'website' }),
        ...words,
        ...(!page.article && { title: fullTitle }),
        url: alternates.canonical,
        siteName: site,
        locale: territoryOf(own),
        alternateLocale: languages.filter((each) => each !== own).map(territoryOf),
        images: [{ url: page.image ?? ogRoutes.site(locale), width: 1200, height: 630, alt: words.title }],
      },
    }),
  };
}

/** `own` is the language of the text that this page shows. */
function alternatesOf(
  { locale, path, index = true, languages = locales, feeds }: Page,
  own: Locale,
  site: string,
) {
  const inLanguage = (each: Locale) => getPathname({ locale: each, href: path });
  return {
    canonical: inLanguage(own),
    ...(index && { languages: versions(languages, inLanguage) }),
    ...(feeds && { types: feedLinks(locale, feeds.category, site) }),
  };
}

/** `x-default` is the version for all other languages: Russian, else English. */
function versions(languages: readonly Locale[], path: (locale: Locale) => string): Record<string, string> {
  const otherwise = bestLocale('ru', languages);
  return {
    ...Object.fromEntries(languages.map((each) => [each, path(each)])),
    ...(otherwise && { 'x-default': path(otherwise) }),
  };
}

const feedTypes = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' };

function feedLinks(locale: Locale, category: string | null, site: string) {
  const formats = ['rss', 'atom', 'json'] as const;
  return Object.fromEntries(
    formats.map((format) => [
      feedTypes[format],
      [{ url: feedRoutes.feed(locale, category, format), title: `${site} (${format.toUpperCase()})` }],
    ]),
  );
}

function articleFacts({ publishedAt, updatedAt, author, section, tags }: NonNullable<Page['article']>) {
  return {
    type: 'article' as const,
    publishedTime: publishedAt.toISOString(),
    modifiedTime: updatedAt.toISOString(),
    ...(author !== null && { authors: [author] }),
    section,
    tags,
  };
}
