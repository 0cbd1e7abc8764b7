import { useRef } from 'react';

/** Radix gives the focus back to a trigger of its own only; these dialogs are opened from anywhere. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  /** To be called while the focus is still outside. */
  const remember = () => {
    opener.current = document.activeElement;
  };
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return { remember, giveBack };
}
