import { useCallback, type RefCallback } from 'react';

const property = '--notices';

/**
 * For what is fixed at the lower edge: as much room below the page (`--notices` in globals.css), so that it never
 * hides the end of it. @returns a ref
 */
export function useReservedHeight(): RefCallback<HTMLElement> {
  return useCallback((box) => {
    if (!box) return undefined;
    const { style } = document.documentElement;
    // A page ends somewhere between two pixels: one more for what is cut off there.
    const observer = new ResizeObserver(() => style.setProperty(property, `${box.offsetHeight + 1}px`));
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
}
