import { useEffect, useState } from 'react';

/** What there is to say, and the place of what it is said about. */
export interface Hint {
  text: string;
  box: DOMRect;
}

/** Milliseconds: nobody asks for a hint by passing over a button. */
const pause = 500;
/** Long enough to bring the pointer from the button to its hint. */
const grace = 200;

/**
 * The hint of the element with `data-tooltip` that the mouse rests on or the keyboard is at: its accessible name.
 * Escape, a press or scrolling takes it away.
 */
export function useHint(): Hint | null {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => watchHints(setHint), []);
  return hint;
}

function watchHints(show: (hint: Hint | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  const turnTo = (element: Element | null, delay: number) => {
    clearTimeout(timer);
    if (element === shown) return;
    timer = setTimeout(() => {
      shown = element;
      show(element && hintOf(element));
    }, delay);
  };
  const away = () => turnTo(null, 0);

  const watch = new AbortController();
  const options = { signal: watch.signal, capture: true };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      if (shown && target.closest('[data-tooltip-text]')) clearTimeout(timer);
      else turnTo(target.closest('[data-tooltip]'), shown ? grace : pause);
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isByKeyboard = target instanceof Element && target.matches('[data-tooltip]:focus-visible');
      turnTo(isByKeyboard ? target : null, 0);
    },
    options,
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && away(), options);
  // A menu that opens below the button: a hint would take its Escape.
  for (const type of ['focusout', 'pointerdown', 'scroll', 'beforetoggle'])
    document.addEventListener(type, away, options);
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}

/** None while the menu of the button is open: it hangs where the hint would. */
function hintOf(element: Element): Hint | null {
  const text = element.getAttribute('aria-label');
  const isOpen = element.getAttribute('aria-expanded') === 'true' || hasOpenPopover(element);
  return text && element.isConnected && !isOpen ? { text, box: element.getBoundingClientRect() } : null;
}

function hasOpenPopover(element: Element): boolean {
  return (
    element instanceof HTMLButtonElement && element.popoverTargetElement?.matches(':popover-open') === true
  );
}
