import { useEffect } from 'react';
import { writeOptional, readOptional, type OptionalKey } from '@/lib/browser/consent';
import type { Draft } from './drafts/draft';

/** The text typed before the page was left; empty when there was none. */
export const readTyped = (key: OptionalKey): string => readOptional(key) ?? '';

/** Stores typed text until it is graded: after that, and while there is no text, `draft` is null. */
export function useTyped(key: OptionalKey | null, draft: Draft | null): void {
  const text = draft?.kind === 'write' ? draft.text : '';
  useEffect(() => {
    if (key !== null) writeOptional(key, text || null);
  }, [key, text]);
}
