import { useEffect } from 'react';
import { fullLoadTarget } from '@/lib/browser/builds/full-load';
import { hasUnsavedTyping } from './unsaved-typing';
import type { NewBuild } from './use-new-build';

/** Once there is a new build, links to other pages of the site are full loads: chunks of two builds do not fit together. */
export function useFullLoads(newBuild: NewBuild | null): void {
  useEffect(() => {
    if (!newBuild) return undefined;
    const follow = (event: MouseEvent) => {
      const url = pageBehind(event);
      // With unsaved text the page itself asks before it is left.
      if (!url || hasUnsavedTyping()) return;
      event.preventDefault();
      window.location.assign(fullLoadTarget(url, newBuild.rules));
    };
    // In the capture phase, before the router handles the click.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [newBuild]);
}

/** The other page of the site that a click on a link opens in this tab; null for any other click. */
function pageBehind(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlain(event) || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isHere = url.pathname === pathname && url.search === search;
  return url.origin === origin && !isHere ? url : null;
}

/** Whether a click has no modifier: others open a new tab or a menu. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
