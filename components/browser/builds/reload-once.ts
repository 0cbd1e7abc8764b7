import { takeReload } from '@/lib/browser/builds/chunk-reload';
import { hasUnsavedTyping } from './unsaved-typing';

/** For a piece of the program that is gone. @returns whether the page is on its way out */
export function reloadOnce(): boolean {
  const may =
    !hasUnsavedTyping() && takeReload(window.location.pathname, Date.now(), () => window.sessionStorage);
  if (may) window.location.reload();
  return may;
}
