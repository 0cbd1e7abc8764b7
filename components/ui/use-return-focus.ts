import { useRef } from 'react';

/** Radix gives the focus back to a trigger of its own only; these dialogs are opened from anywhere. */
export function useReturnFocus() {
  const places = useRef<Element[]>([]);
  /** To be called while the focus is still outside. */
  const remember = () => {
    places.current = placesAround(openerOf(document.activeElement));
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const [opener, ...around] = places.current;
    if (opener instanceof HTMLElement) opener.focus();
    // The dialog has removed or disabled what opened it, and nobody took the focus since.
    const place = around.find((each) => each.isConnected);
    if (place instanceof HTMLElement && document.activeElement === document.body) {
      place.focus({ preventScroll: true });
    }
  };
  return { remember, giveBack };
}

/** A menu closes with the press on its item: what stays is the button that opened it. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** The element, then everything around it that can take the focus, inside out. */
function placesAround(element: Element | null): Element[] {
  if (!element) return [];
  return [element, ...placesAround(element.parentElement?.closest('[tabindex]') ?? null)];
}
