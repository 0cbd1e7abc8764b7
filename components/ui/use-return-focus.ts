import { useRef } from 'react';

/**
 * Restores the focus after a dialog. Radix does it only for its own triggers, and these dialogs are opened from
 * anywhere.
 */
export function useReturnFocus() {
  const places = useRef<Element[]>([]);
  /** To be called before the dialog takes the focus. */
  const remember = () => {
    places.current = placesAround(openerOf(document.activeElement));
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    const [opener, ...around] = places.current;
    if (opener instanceof HTMLElement) opener.focus();
    // The opener was removed or disabled, and no other element has the focus.
    const place = around.find((each) => each.isConnected);
    if (place instanceof HTMLElement && document.activeElement === document.body) {
      place.focus({ preventScroll: true });
    }
  };
  return { remember, giveBack };
}

/** The opener: for an item of a menu, which closes, the menu's button. */
function openerOf(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/** The element and its focusable ancestors, the innermost first. */
function placesAround(element: Element | null): Element[] {
  if (!element) return [];
  return [element, ...placesAround(element.parentElement?.closest('[tabindex]') ?? null)];
}
