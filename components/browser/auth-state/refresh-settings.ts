import { authState } from '@/lib/browser/auth-state/auth-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { pageSignal } from '@/lib/browser/api/left-page';
import type { SettingsAnswer } from '@/lib/people/settings/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

let asked: { on: AbortSignal; answer: Promise<void> } | null = null;

/**
 * Asks for the settings (spec §7: on every navigation and on the error page), once however many ask on one page.
 * Nobody waits for it, and its failure leaves everything as it was. Never rejects.
 */
export function refreshSettings(): Promise<void> {
  const page = pageSignal();
  if (asked?.on === page) return asked.answer;
  const answer = ask().finally(() => {
    if (asked?.on === page) asked = null;
  });
  asked = { on: page, answer };
  return answer;
}

async function ask(): Promise<void> {
  const askedAt = authState.now();
  try {
    authState.settingsArrived(await fetchJson<SettingsAnswer>(apiRoutes.settings()), askedAt);
  } catch {
    // The page keeps the settings it has; the next navigation asks again.
  }
}
