import { useSyncExternalStore } from 'react';
import { readOptional, writeOptional, type OptionalKey } from '@/lib/browser/consent';

const on = 'on';

/** Choices on this page, also for browsers that store nothing. */
const chosen = new Map<OptionalKey, boolean>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A setting that is off by default, and its setter; the browser stores it. */
export function useOptionalSetting(key: OptionalKey): [boolean, (isOn: boolean) => void] {
  const isChosen = useSyncExternalStore(
    subscribe,
    () => chosen.get(key) ?? readOptional(key) === on,
    () => false,
  );

  function change(isOn: boolean) {
    chosen.set(key, isOn);
    writeOptional(key, isOn ? on : null);
    for (const listener of listeners) listener();
  }

  return [isChosen, change];
}
