import { element, parent, xmlDocument } from '@/lib/publishing/seo/xml';
import type { Feed, FeedItem } from './feed';

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};

export function writeRss(feed: Feed): string {
  const self = { href: feed.self, rel: 'self', type: 'application/rss+xml' };
  const channel = [
    element('title', feed.title),
    element('link', feed.home),
    element('description', feed.description),
    element('language', feed.locale),
    element('lastBuildDate', feed.changedAt.toUTCString()),
    element('atom:link', undefined, self),
    ...feed.items.map((item) => itemOf(item, feed.site)),
  ];
  return xmlDocument(parent('rss', [parent('channel', channel)], namespaces));
}

function itemOf(item: FeedItem, site: string): string {
  return parent('item', [
    element('title', item.title),
    element('link', item.url),
    element('guid', item.id, { isPermaLink: 'false' }),
    element('description', item.description),
    element('content:encoded', item.html),
    element('dc:creator', item.author ?? site),
    element('dc:language', item.lang),
    element('category', item.category),
    element('pubDate', item.publishedAt.toUTCString()),
  ]);
}
