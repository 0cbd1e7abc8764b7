import { useEffect } from 'react';

/** Updates the attribute that the first paint has set (lib/browser/first-paint.ts): whether this browser knows a person. */
export function useKnownMark(isKnown: boolean | null): void {
  useEffect(() => {
    if (isKnown !== null) document.documentElement.toggleAttribute('data-known', isKnown);
  }, [isKnown]);
}
