import { useEffect } from 'react';
import type { AppealPage } from '@/lib/learning/appeals/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Tells the server that what was answered until then has been seen; should it not hear, it says so once more. */
export function useMarkSeen({ unseen, at }: Pick<AppealPage, 'unseen' | 'at'>): void {
  useEffect(() => {
    if (unseen === 0) return;
    fetchJson(apiRoutes.appealsSeen(), { method: 'PUT', body: { until: at } }).catch(() => undefined);
  }, [unseen, at]);
}
