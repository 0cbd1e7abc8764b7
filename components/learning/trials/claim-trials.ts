import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { forgetStoredTrials, readStoredTrials } from './stored-trials';
import type { ClaimInput, ClaimResult } from '@/lib/learning/trials/schema';

/** Claims the stored trials for the signed-in user; null when the call failed or there are none. */
export async function claimTrials(): Promise<ClaimResult | null> {
  const trials = Object.values(readStoredTrials().trials);
  if (trials.length === 0) return null;
  const body = { trials } satisfies ClaimInput;
  try {
    const claimed = await fetchJson<ClaimResult>(apiRoutes.trialClaims(), { method: 'POST', body });
    forgetStoredTrials();
    return claimed;
  } catch {
    return null;
  }
}
