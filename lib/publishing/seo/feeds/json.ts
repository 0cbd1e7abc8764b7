import type { Feed, FeedItem } from './feed';

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.self,
    description: feed.description,
    language: feed.locale,
    authors: [{ name: feed.site }],
    items: feed.items.map(itemOf),
  });
}

function itemOf(item: FeedItem) {
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    summary: item.description,
    content_html: item.html,
    image: item.image,
    date_published: item.publishedAt.toISOString(),
    date_modified: item.updatedAt.toISOString(),
    ...(item.author !== null && { authors: [{ name: item.author }] }),
    tags: [item.category],
    language: item.lang,
  };
}
