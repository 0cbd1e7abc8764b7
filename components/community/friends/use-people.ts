import { useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { TieList, TiePage } from '@/lib/people/ties/schema';

/** The people of a list, loaded page by page; nobody is in it twice, although the list may change in between. */
export function usePeople(list: TieList, first: TiePage) {
  const [{ people, next }, setPages] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function loadMore() {
    if (next === null) return;
    setPhase('loading');
    try {
      const page = await fetchJson<TiePage>(apiRoutes.tied(list, { after: next }));
      const known = new Set(people.map(({ id }) => id));
      setPages({ people: [...people, ...page.people.filter(({ id }) => !known.has(id))], next: page.next });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  return { people, next, phase, loadMore };
}
