import { useEffect } from 'react';
import type { AppealPage } from '@/lib/learning/appeals/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Marks the decisions until `at` as seen; when the call fails they are announced once more. */
export function useMarkSeen({ unseen, at }: Pick<AppealPage, 'unseen' | 'at'>): void {
  useEffect(() => {
    if (unseen === 0) return;
    fetchJson(apiRoutes.appealsSeen(), { method: 'PUT', body: { until: at } }).catch(() => undefined);
  }, [unseen, at]);
}
