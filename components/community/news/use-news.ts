import { useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { NewsPage } from '@/lib/community/news/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** News, loaded page by page; an entry that has grown in between is not shown twice. */
export function useNews(first: NewsPage) {
  const [{ items, next }, setPages] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function loadMore() {
    if (next === null) return;
    setPhase('loading');
    try {
      const page = await fetchJson<NewsPage>(apiRoutes.news(next));
      const known = new Set(items.map(({ key }) => key));
      setPages({ items: [...items, ...page.items.filter(({ key }) => !known.has(key))], next: page.next });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  return { items, next, phase, loadMore };
}
