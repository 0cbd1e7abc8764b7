import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith';
import type { Feed, FeedItem } from './feed';

/** RSS 2.0 wants a description of every channel. */
export function writeRss(feed: Feed): string {
  return wellFormed(
    generateRssFeed({
      title: feed.title,
      link: feed.home,
      description: feed.description || feed.title,
      language: feed.locale,
      lastBuildDate: feed.changedAt,
      atom: { links: [{ href: feed.self, rel: 'self', type: 'application/rss+xml' }] },
      items: feed.items.map((item) => ({
        title: item.title,
        link: item.url,
        guid: { value: item.id, isPermaLink: false },
        description: item.description,
        content: { encoded: item.html },
        dc: { creators: [item.author ?? feed.site], languages: [item.lang] },
        categories: [{ name: item.category }],
        pubDate: item.publishedAt,
      })),
    }),
  );
}

export function writeAtom(feed: Feed): string {
  return wellFormed(
    generateAtomFeed({
      id: feed.self,
      title: { value: feed.title },
      subtitle: { value: feed.description },
      updated: feed.changedAt,
      links: [
        { rel: 'self', type: 'application/atom+xml', href: feed.self },
        { rel: 'alternate', type: 'text/html', hreflang: feed.locale, href: feed.home },
      ],
      // The author of every entry that names nobody.
      authors: [{ name: feed.site }],
      xml: { lang: feed.locale },
      entries: feed.items.map((item) => ({
        id: item.id,
        title: { value: item.title },
        links: [{ rel: 'alternate', type: 'text/html', href: item.url }],
        published: item.publishedAt,
        updated: item.updatedAt,
        ...authorOf(item),
        categories: [{ term: item.category }],
        summary: { value: item.description },
        content: { value: item.html, type: 'html' },
        xml: { lang: item.lang },
      })),
    }),
  );
}

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify(
    generateJsonFeed({
      title: feed.title,
      home_page_url: feed.home,
      feed_url: feed.self,
      description: feed.description,
      language: feed.locale,
      authors: [{ name: feed.site }],
      items: feed.items.map((item) => ({
        id: item.id,
        url: item.url,
        title: item.title,
        summary: item.description,
        content_html: item.html,
        image: item.image,
        date_published: item.publishedAt,
        date_modified: item.updatedAt,
        ...authorOf(item),
        tags: [item.category],
        language: item.lang,
      })),
    }),
  );
}

const authorOf = ({ author }: FeedItem) => (author === null ? {} : { authors: [{ name: author }] });

/** Characters that XML 1.0 cannot hold, escaped or not: a feed with one of them is no feed to its reader. */
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const wellFormed = (xml: string) => xml.replace(impossible, '');
