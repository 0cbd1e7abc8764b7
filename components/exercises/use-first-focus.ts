import { useEffect, type RefObject } from 'react';

const control = 'input:not(:disabled), textarea, button:not(:disabled)';

/** Begins at the first control of what has just appeared. */
export function useFirstFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = region.current?.querySelector<HTMLElement>(control);
    first?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [region]);
}
