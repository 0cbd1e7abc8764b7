import { useEffect, type RefObject } from 'react';

const control = 'input:not(:disabled), textarea, button:not(:disabled)';
const quietAttribute = 'data-quiet-focus';

/** Whether the last input while an exercise was on the screen was a key. */
let wasKeyLast = false;

/**
 * Focuses the first control of a new region. After a mouse or touch input it shows no focus ring until a key is pressed,
 * because an option would look chosen.
 */
export function useFirstFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = region.current?.querySelector<HTMLElement>(control);
    first?.toggleAttribute(quietAttribute, !wasKeyLast && !isText(first));
    first?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    const reveal = () => first?.removeAttribute(quietAttribute);
    first?.addEventListener('blur', reveal, { once: true });
    const onKey = () => {
      wasKeyLast = true;
      reveal();
    };
    const onPointer = () => {
      wasKeyLast = false;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [region]);
}

/** Whether an element shows a caret, which makes a focus ring needless. */
const isText = (element: HTMLElement) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
