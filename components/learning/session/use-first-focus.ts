import { useEffect, type RefObject } from 'react';

const control = 'input:not(:disabled), textarea, button:not(:disabled)';
const quiet = 'data-quiet-focus';

/** Whether the last thing pressed while an exercise was on the screen was a key. */
let isByKeyboard = false;

/**
 * Begins at the first control of what has just appeared. Whoever came by mouse or finger sees no ring around it until
 * a key is pressed: an option would look chosen.
 */
export function useFirstFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const first = region.current?.querySelector<HTMLElement>(control);
    first?.toggleAttribute(quiet, !isByKeyboard && !isText(first));
    first?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    const reveal = () => first?.removeAttribute(quiet);
    first?.addEventListener('blur', reveal, { once: true });
    const onKey = () => {
      isByKeyboard = true;
      reveal();
    };
    const onPointer = () => {
      isByKeyboard = false;
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [region]);
}

/** Where the caret shows that one may type. */
const isText = (element: HTMLElement) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
