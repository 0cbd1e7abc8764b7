import type { PracticeView } from '@/lib/learning/practice/schema';
import type { PlayerState } from './player-state';
import { readTyped, useTyped } from './use-typed';

export const readDraft = (practice: PracticeView): string => readTyped(keyOf(practice));

/** Remembers what is being typed in a lesson. */
export function useDraft(state: PlayerState): void {
  const key = 'sitting' in state ? keyOf(state.sitting.practice) : null;
  const isOpen = state.phase === 'answering' || state.phase === 'checking';
  useTyped(key, isOpen ? state.sitting.draft : null);
}

const keyOf = ({ run, turn }: PracticeView) => `practice:${run}:${turn}` as const;
