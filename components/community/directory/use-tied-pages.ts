import { useEffect, useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { listsOfTabs } from '@/lib/community/directory/limits';
import type { TiePage } from '@/lib/people/ties/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { TiedPages } from './community-tabs';

export type TiedTabName = keyof typeof listsOfTabs;

/** The lists of a tab: as the server has read them, or fetched when the tab is opened. */
export function useTiedPages(tab: TiedTabName, read: TiedPages) {
  const [pages, setPages] = useState(read);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const isRead = listsOfTabs[tab].every((list) => pages[list] !== undefined);

  useEffect(() => {
    if (isRead) return undefined;
    const reading = new AbortController();
    const lists = listsOfTabs[tab].map(async (list) => {
      const page = await fetchJson<TiePage>(apiRoutes.tied(list), { signal: reading.signal });
      return [list, page] as const;
    });
    Promise.all(lists)
      .then((found) => setPages(Object.fromEntries(found)))
      .catch(() => {
        if (!reading.signal.aborted) setFailed(true);
      });
    return () => reading.abort();
  }, [tab, isRead, tries]);

  function again() {
    setFailed(false);
    setTries(tries + 1);
  }

  return { pages, isFailed, again };
}
