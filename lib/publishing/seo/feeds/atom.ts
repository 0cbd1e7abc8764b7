import { element, parent, xmlDocument } from '@/lib/publishing/seo/xml';
import type { Feed, FeedItem } from './feed';

export function writeAtom(feed: Feed): string {
  const children = [
    element('id', feed.self),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.changedAt.toISOString()),
    element('link', undefined, { rel: 'self', type: 'application/atom+xml', href: feed.self }),
    element('link', undefined, {
      rel: 'alternate',
      type: 'text/html',
      hreflang: feed.locale,
      href: feed.home,
    }),
    parent('author', [element('name', feed.site)]),
    ...feed.items.map(entryOf),
  ];
  return xmlDocument(
    parent('feed', children, { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.locale }),
  );
}

function entryOf(item: FeedItem): string {
  const children = [
    element('id', item.id),
    element('title', item.title),
    element('link', undefined, { rel: 'alternate', type: 'text/html', href: item.url }),
    element('published', item.publishedAt.toISOString()),
    element('updated', item.updatedAt.toISOString()),
    // Who writes stands at the feed where an entry names nobody.
    ...(item.author === null ? [] : [parent('author', [element('name', item.author)])]),
    element('category', undefined, { term: item.category }),
    element('summary', item.description),
    element('content', item.html, { type: 'html' }),
  ];
  return parent('entry', children, { 'xml:lang': item.lang });
}
