import { useSyncExternalStore } from 'react';
import { useStress } from '@/components/ui/use-stress';
import { readOptional, writeOptional } from '@/lib/browser/consent';

const key = 'chat-stress';
const on = 'on';

/** The choice of this page, also where the browser stores nothing. */
let chosen: boolean | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Whether messages have stress marks, off by itself, and a function to change it. Where all stress marks are hidden, they are
 * hidden here, too, and shown again with these.
 */
export function useChatStress(): [boolean, (isOn: boolean) => void] {
  const [areShown, show] = useStress();
  const isChosen = useSyncExternalStore(
    subscribe,
    () => chosen ?? readOptional(key) === on,
    () => false,
  );

  function change(isOn: boolean) {
    chosen = isOn;
    writeOptional(key, isOn ? on : null);
    if (isOn && !areShown) show(true);
    for (const listener of listeners) listener();
  }

  return [isChosen && areShown, change];
}
