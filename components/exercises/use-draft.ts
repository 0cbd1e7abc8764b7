import { useEffect } from 'react';
import { keepComfort, readComfort } from '@/lib/consent';
import type { PracticeView } from '@/lib/practice/schema';
import type { PlayerState } from './player-state';

/** What was being typed when the page was left; empty when nothing was. */
export function readTyped(practice: PracticeView): string {
  return readComfort(keyOf(practice)) ?? '';
}

/** Remembers what is being typed until it is graded. */
export function useDraft(state: PlayerState): void {
  const text = typedIn(state);
  const key = 'sitting' in state ? keyOf(state.sitting.practice) : null;
  useEffect(() => {
    if (key !== null) keepComfort(key, text || null);
  }, [key, text]);
}

function typedIn(state: PlayerState): string {
  const typing = state.phase === 'answering' || state.phase === 'checking';
  return typing && state.sitting.draft.kind === 'write' ? state.sitting.draft.text : '';
}

const keyOf = ({ run, turn }: PracticeView) => `practice:${run}:${turn}` as const;
