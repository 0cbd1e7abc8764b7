import { useEffect } from 'react';
import { useMe } from './use-me';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The zone this page has reported: at most one call per zone, even if it fails. */
let reportedZone: string | null = null;

/** Reports the browser's time zone to the server when it differs: days of learning are counted by it. */
export function useReportTimeZone(): void {
  const account = useMe();
  const known = account.isConfirmed && account.state === 'in' ? account.me.time_zone : null;

  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (known === null || zone === known || zone === reportedZone) return;
    reportedZone = zone;
    // If it fails, the next full load tries again.
    void fetchJson(apiRoutes.account(), { method: 'PATCH', body: { time_zone: zone } }).catch(() => null);
  }, [known]);
}
