import { authState } from '@/lib/browser/auth-state/auth-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { pageSignal } from '@/lib/browser/api/page-signal';
import type { SettingsAnswer } from '@/lib/people/settings/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

let pending: { on: AbortSignal; answer: Promise<void> } | null = null;

/**
 * Fetches the settings (spec §7: on every navigation and on the error page), with one call per page at a time.
 * A failure changes nothing. Never rejects.
 */
export function refreshSettings(): Promise<void> {
  const page = pageSignal();
  if (pending?.on === page) return pending.answer;
  const answer = fetchSettings().finally(() => {
    if (pending?.on === page) pending = null;
  });
  pending = { on: page, answer };
  return answer;
}

/** For whoever knows of a change: the answer of a call that has begun already may be older than it. */
export async function refreshChangedSettings(): Promise<void> {
  await pending?.answer;
  await refreshSettings();
}

async function fetchSettings(): Promise<void> {
  const requestedAtVersion = authState.getCounterVersion();
  try {
    authState.settingsArrived(await fetchJson<SettingsAnswer>(apiRoutes.settings()), requestedAtVersion);
  } catch {
    // The page keeps its settings; the next navigation fetches them again.
  }
}
