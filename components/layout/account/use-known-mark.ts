import { useEffect } from 'react';

/** Keeps true what the page was painted by at first (lib/browser/first-paint.ts): whether this browser knows somebody. */
export function useKnownMark(isKnown: boolean | null): void {
  useEffect(() => {
    if (isKnown !== null) document.documentElement.toggleAttribute('data-known', isKnown);
  }, [isKnown]);
}
