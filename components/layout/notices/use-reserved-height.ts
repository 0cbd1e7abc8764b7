import { useCallback, type RefCallback } from 'react';

const property = '--notices';

/**
 * Reserves the height of an element at the lower edge below the page (`--notices` in globals.css), so that it never
 * hides the page's end. @returns a ref for the element
 */
export function useReservedHeight(): RefCallback<HTMLElement> {
  return useCallback((box) => {
    if (!box) return undefined;
    const { style } = document.documentElement;
    // One pixel more, because the page's height may be a fraction.
    const observer = new ResizeObserver(() => style.setProperty(property, `${box.offsetHeight + 1}px`));
    observer.observe(box);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, []);
}
