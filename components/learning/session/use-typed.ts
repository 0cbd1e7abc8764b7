import { useEffect } from 'react';
import { writeOptional, readOptional, type OptionalKey } from '@/lib/browser/consent';
import type { Draft } from './drafts/draft';

/** What was being typed when the page was left; empty when nothing was. */
export const readTyped = (key: OptionalKey): string => readOptional(key) ?? '';

/** Remembers what is being typed until it is graded: then, and while there is nothing, `draft` is null. */
export function useTyped(key: OptionalKey | null, draft: Draft | null): void {
  const text = draft?.kind === 'write' ? draft.text : '';
  useEffect(() => {
    if (key !== null) writeOptional(key, text || null);
  }, [key, text]);
}
