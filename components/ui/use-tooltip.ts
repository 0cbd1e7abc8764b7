import { useEffect, useState } from 'react';

/** The text of a tooltip, and the box of its element. */
export interface TooltipState {
  text: string;
  box: DOMRect;
}

/** Delay before a tooltip appears, so that passing over a button does not show it. */
const showDelayMs = 500;
/** Delay before it changes or closes: time to move the pointer from the button to its tooltip. */
const moveDelayMs = 200;

/**
 * The tooltip of the hovered or keyboard-focused element with `data-tooltip`: its accessible name.
 * Escape, a click or scrolling closes it.
 */
export function useTooltip(): TooltipState | null {
  const [hint, setHint] = useState<TooltipState | null>(null);
  useEffect(() => watchTooltips(setHint), []);
  return hint;
}

function watchTooltips(show: (hint: TooltipState | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  const turnTo = (element: Element | null, delay: number) => {
    clearTimeout(timer);
    if (element === shown) return;
    timer = setTimeout(() => {
      shown = element;
      show(element && tooltipOf(element));
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
      else turnTo(target.closest('[data-tooltip]'), shown ? moveDelayMs : showDelayMs);
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
  // 'beforetoggle': a tooltip would take the Escape of a menu that opens below the button.
  for (const type of ['focusout', 'pointerdown', 'scroll', 'beforetoggle'])
    document.addEventListener(type, away, options);
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}

/** Null while the button's menu is open, which is at the same place. */
function tooltipOf(element: Element): TooltipState | null {
  const text = element.getAttribute('aria-label');
  const isOpen = element.getAttribute('aria-expanded') === 'true' || hasOpenPopover(element);
  return text && element.isConnected && !isOpen ? { text, box: element.getBoundingClientRect() } : null;
}

function hasOpenPopover(element: Element): boolean {
  return (
    element instanceof HTMLButtonElement && element.popoverTargetElement?.matches(':popover-open') === true
  );
}
