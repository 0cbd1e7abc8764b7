import type { BlogPosting, BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts';
import { localePrefix, type Locale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { pageUrl, absoluteUrl } from './absolute-url';
import { plainText } from './plain-text';
import { ogRoutes } from './routes';

/*
 * JSON-LD of schema.org. Entities are defined once and referred to by `@id`.
 */
const siteId = () => absoluteUrl('/#site');
const publisherId = () => absoluteUrl('/#publisher');

export interface PostFacts {
  /** The language of the canonical page. */
  lang: Locale;
  slug: string;
  title: string;
  description: string;
  category: { slug: string; title: string };
  /** Null for the editors of the site. */
  author: string | null;
  publishedAt: Date;
  updatedAt: Date;
  words: number;
  tags: readonly string[];
  /** Path of the cover picture. */
  cover: string | null;
}

interface Site {
  name: string;
  /** The name of the blog in the reader's language. */
  blog: string;
}

/** An article and its breadcrumbs. */
export function postGraph(post: PostFacts, site: Site): Graph {
  return { '@context': 'https://schema.org', '@graph': [posting(post, site), crumbs(post, site)] };
}

/** The site, on its home page. */
export function siteGraph(locale: Locale, name: string, description: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [webSite(locale, name, description), publisher(name)],
  };
}

function posting(post: PostFacts, site: Site): BlogPosting {
  const address = pageUrl(post.lang, routes.post(post.category.slug, post.slug));
  const drawn = absoluteUrl(ogRoutes.post(post.lang, post.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    headline: plainText(post.title),
    description: plainText(post.description),
    url: address,
    mainEntityOfPage: address,
    image: [drawn, ...(post.cover === null ? [] : [absoluteUrl(post.cover)])],
    datePublished: post.publishedAt.toISOString(),
    dateModified: post.updatedAt.toISOString(),
    inLanguage: post.lang,
    wordCount: post.words,
    articleSection: plainText(post.category.title),
    ...(post.tags.length > 0 && { keywords: post.tags.map(plainText) }),
    isAccessibleForFree: true,
    author: post.author === null ? publisher(site.name) : { '@type': 'Person', name: post.author },
    publisher: publisher(site.name),
  };
}

function crumbs(post: PostFacts, site: Site): BreadcrumbList {
  const { lang, category } = post;
  const steps = [
    [site.name, pageUrl(lang, routes.home())],
    [site.blog, pageUrl(lang, routes.blog())],
    [plainText(category.title), pageUrl(lang, routes.blogCategory(category.slug))],
    [plainText(post.title), pageUrl(lang, routes.post(category.slug, post.slug))],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function webSite(locale: Locale, name: string, description: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId(),
    name,
    description: plainText(description),
    url: pageUrl(locale, routes.home()),
    inLanguage: locale,
    publisher: { '@id': publisherId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(`${localePrefix(locale)}/blog/search`)}?words={words}`,
      },
      // Required by Google's search box; the type package does not know it.
      ...{ 'query-input': 'required name=words' },
    },
  };
}

const publisher = (name: string): Organization => ({
  '@type': 'Organization',
  '@id': publisherId(),
  name,
  url: absoluteUrl('/'),
  logo: { '@type': 'ImageObject', url: absoluteUrl('/images/icon-512.png'), width: '512', height: '512' },
});

/** JSON for a script element: escaped so that no text can close the element. */
export function writeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
