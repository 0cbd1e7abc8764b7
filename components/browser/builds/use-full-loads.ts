import { useEffect } from 'react';
import { fullLoadTarget } from '@/lib/browser/builds/full-load';
import { hasUnsavedTyping } from './unsaved-typing';
import type { NewBuild } from './use-new-build';

/** From the new build on, a link to another page of ours loads it whole: the parts of two builds do not fit together. */
export function useFullLoads(newBuild: NewBuild | null): void {
  useEffect(() => {
    if (!newBuild) return undefined;
    const follow = (event: MouseEvent) => {
      const url = pageBehind(event);
      // Whoever has typed something may be asked before the page goes: that is for the page to do.
      if (!url || hasUnsavedTyping()) return;
      event.preventDefault();
      window.location.assign(fullLoadTarget(url, newBuild.rules));
    };
    // Before the router hears of it.
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [newBuild]);
}

/** The other page of ours that this press of a link leads to, in this tab. */
function pageBehind(event: MouseEvent): URL | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlain(event) || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const { origin, pathname, search } = window.location;
  const isHere = url.pathname === pathname && url.search === search;
  return url.origin === origin && !isHere ? url : null;
}

/** Any other press opens a tab, or a menu. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
