import { claimReload } from '@/lib/browser/builds/chunk-reload';
import { hasUnsavedTyping } from './unsaved-typing';

/**
 * Reloads the page after a missing chunk, at most once per path and never over unsaved text. @returns whether it
 * reloads
 */
export function reloadOnce(): boolean {
  const may =
    !hasUnsavedTyping() && claimReload(window.location.pathname, Date.now(), () => window.sessionStorage);
  if (may) window.location.reload();
  return may;
}
