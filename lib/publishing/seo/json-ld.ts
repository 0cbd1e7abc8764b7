import type { BlogPosting, BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts';
import { localePrefix, type Locale } from '@/lib/platform/i18n/locales';
import { routes } from '@/lib/platform/routes/routes';
import { pageAddress, wholeAddress } from './address';
import { plainText } from './plain-text';
import { ogRoutes } from './routes';

/*
 * What a page is, for machines (schema.org). Things are named by `@id` and said once.
 */
const siteId = () => wholeAddress('/#site');
const publisherId = () => wholeAddress('/#publisher');

export interface PostFacts {
  /** Of the page that is canonical for its language. */
  lang: Locale;
  slug: string;
  title: string;
  description: string;
  category: { slug: string; title: string };
  /** Null: the editors of the site. */
  author: string | null;
  publishedAt: Date;
  updatedAt: Date;
  words: number;
  tags: readonly string[];
  /** Path of the picture its writer chose. */
  cover: string | null;
}

interface Site {
  name: string;
  /** What the blog is called in the reader's language. */
  blog: string;
}

/** An article and the way to it. */
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
  const address = pageAddress(post.lang, routes.post(post.category.slug, post.slug));
  const drawn = wholeAddress(ogRoutes.post(post.lang, post.slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#post`,
    headline: plainText(post.title),
    description: plainText(post.description),
    url: address,
    mainEntityOfPage: address,
    image: [drawn, ...(post.cover === null ? [] : [wholeAddress(post.cover)])],
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
    [site.name, pageAddress(lang, routes.home())],
    [site.blog, pageAddress(lang, routes.blog())],
    [plainText(category.title), pageAddress(lang, routes.blogCategory(category.slug))],
    [plainText(post.title), pageAddress(lang, routes.post(category.slug, post.slug))],
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
    url: pageAddress(locale, routes.home()),
    inLanguage: locale,
    publisher: { '@id': publisherId() },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${wholeAddress(`${localePrefix(locale)}/blog/search`)}?words={words}`,
      },
      // What schema.org calls for, and its types do not know.
      ...{ 'query-input': 'required name=words' },
    },
  };
}

const publisher = (name: string): Organization => ({
  '@type': 'Organization',
  '@id': publisherId(),
  name,
  url: wholeAddress('/'),
  logo: { '@type': 'ImageObject', url: wholeAddress('/images/icon-512.png'), width: '512', height: '512' },
});

/** As it stands in a script element: nothing in a text can end it. */
export function writeJsonLd(graph: Graph): string {
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
