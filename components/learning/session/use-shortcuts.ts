import { createContext, useContext, useEffect, useEffectEvent, type RefObject } from 'react';

interface Shortcuts {
  onEnter?: () => void;
  /** Whether nothing is left to place, so that Enter on a word checks the answer instead of pressing the word. */
  placed?: boolean;
  /** A digit outside text fields: 0 for the key 1, and so on; the key 0 is the tenth. */
  onDigit?: (position: number) => void;
}

/** The element inside which keys count, for pages with several exercises. */
export const ShortcutScope = createContext<RefObject<HTMLElement | null> | null>(null);

/** Keyboard shortcuts that work wherever the focus is, unless the focused element needs the key itself. */
export function useShortcuts({ onEnter, placed = false, onDigit }: Shortcuts): void {
  const scope = useContext(ShortcutScope);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isForOthers(event) || (scope && !isWithin(scope.current, event.target))) return;
    if (onEnter && event.key === 'Enter' && !usesEnter(event.target, placed)) {
      event.preventDefault();
      onEnter();
    }
    if (onDigit && /^\d$/u.test(event.key) && !isTextField(event.target)) {
      event.preventDefault();
      onDigit((Number(event.key) + 9) % 10);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Ignores key repeats: one press is one step. */
function isForOthers(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  return (
    event.defaultPrevented ||
    event.repeat ||
    event.isComposing ||
    modified ||
    isIn(event.target, '[role*=dialog]')
  );
}

const isWithin = (scope: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && (scope?.contains(target) ?? false);

function usesEnter(target: EventTarget | null, placed: boolean): boolean {
  return isIn(target, 'button, a, summary') && !(placed && isIn(target, '[data-word]'));
}

const isIn = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
