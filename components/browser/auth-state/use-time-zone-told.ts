import { useEffect } from 'react';
import { useMe } from './use-me';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** What this page has told already: at most one call a zone, whatever came of it. */
let told: string | null = null;

/** Tells the server where the clock of this browser stands, when it does not know: days of learning follow it. */
export function useTimeZoneTold(): void {
  const account = useMe();
  const known = account.isConfirmed && account.state === 'in' ? account.me.time_zone : null;

  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (known === null || zone === known || zone === told) return;
    told = zone;
    // Nobody waits for it: where it fails, the next full load tries again.
    void fetchJson(apiRoutes.account(), { method: 'PATCH', body: { time_zone: zone } }).catch(() => null);
  }, [known]);
}
