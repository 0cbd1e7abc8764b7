import { useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { StaffLogPage } from '@/lib/people/staff/schema';

/** The loaded entries, and a function that loads older ones. */
export function useOlderEntries(first: StaffLogPage) {
  const [{ entries, next }, setLog] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function loadMore() {
    if (next === null) return;
    setPhase('loading');
    try {
      const page = await fetchJson<StaffLogPage>(apiRoutes.adminLog(next));
      setLog({ entries: [...entries, ...page.entries], next: page.next });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  return { entries, next, phase, loadMore };
}
