import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { forgetKeptTrials, readKeptTrials } from './kept-trials';
import type { ClaimInput, ClaimResult } from '@/lib/learning/trials/schema';

/** Takes what this browser remembers along into the lessons of who is signed in; null when that failed, or there is nothing. */
export async function claimTrials(): Promise<ClaimResult | null> {
  const trials = Object.values(readKeptTrials().trials);
  if (trials.length === 0) return null;
  const body = { trials } satisfies ClaimInput;
  try {
    const claimed = await fetchJson<ClaimResult>(apiRoutes.trialClaims(), { method: 'POST', body });
    forgetKeptTrials();
    return claimed;
  } catch {
    return null;
  }
}
