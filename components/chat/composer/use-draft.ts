import { useState, useSyncExternalStore } from 'react';
import { readOptional, writeOptional, type OptionalKey } from '@/lib/browser/consent';

/** Drafts of this page, also where the browser stores nothing. */
const drafts = new Map<OptionalKey, string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const read = (key: OptionalKey) => drafts.get(key) ?? readOptional(key) ?? '';

function write(key: OptionalKey, text: string): void {
  drafts.set(key, text);
  writeOptional(key, text === '' ? null : text);
  for (const listener of listeners) listener();
}

/**
 * What is being written: kept under a key, so that another conversation or a reload does not cost it; with null it is not
 * kept and begins with `first`.
 */
export function useDraft(key: OptionalKey | null, first: string): [string, (text: string) => void] {
  const [own, setOwn] = useState(first);
  const kept = useSyncExternalStore(
    subscribe,
    () => (key === null ? '' : read(key)),
    () => '',
  );
  return key === null ? [own, setOwn] : [kept, (text) => write(key, text)];
}
