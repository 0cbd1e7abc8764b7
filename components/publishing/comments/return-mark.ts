import { writeOptional, readOptional } from '@/lib/browser/consent';

/* Remembers that a reader left to sign in, so that they return to the comment form instead of the top of the page. */
const storageKey = 'comments-return';

export function storeReturn(key: string): void {
  writeOptional(storageKey, key);
}

/** Whether the reader returns to these comments; the mark is removed. */
export function consumeReturn(key: string): boolean {
  if (readOptional(storageKey) !== key) return false;
  writeOptional(storageKey, null);
  return true;
}
