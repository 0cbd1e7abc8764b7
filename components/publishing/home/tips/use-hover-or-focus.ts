import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus is on the parent of `view`, so that autoplay can pause for readers. */
export function useHoverOrFocus(view: RefObject<HTMLElement | null>): boolean {
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const whole = view.current?.parentElement;
    if (!whole) return;
    const watch = new AbortController();
    const on = (type: string, work: () => void) =>
      whole.addEventListener(type, work, { signal: watch.signal });
    on('pointerenter', () => setOver(true));
    on('pointerleave', () => setOver(false));
    on('focusin', () => setFocus(true));
    on('focusout', () => setFocus(whole.contains(document.activeElement)));
    return () => watch.abort();
  }, [view]);
  return isOver || hasFocus;
}
