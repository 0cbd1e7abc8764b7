import type { ReactNode } from 'react';
import { PlayerFailure } from './player-failure';
import { PlayerSkeleton } from './player-skeleton';
import { useKeyboardInset } from './use-keyboard-inset';
import type { OpenState, SessionState, SessionTypes } from './session-types';
import type { ExerciseSession } from './use-exercise-session';

interface Props<S extends SessionTypes> {
  session: ExerciseSession<S>;
  title: string;
  /** The link to continue with when loading failed. */
  leaveTo: string;
  exercise: (state: OpenState<S>) => ReactNode;
  end: (state: Extract<SessionState<S>, { phase: 'finished' }>) => ReactNode;
}

/** A full-screen session, from loading to its end. */
export function SessionScreen<S extends SessionTypes>({ session, title, leaveTo, exercise, end }: Props<S>) {
  const { state, restart } = session;
  useKeyboardInset();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      {state.phase === 'loading' && <PlayerSkeleton />}
      {state.phase === 'failed' && (
        <PlayerFailure problem={state.problem} courseHref={leaveTo} onRetry={() => restart(state.id)} />
      )}
      {'active' in state && exercise(state)}
      {state.phase === 'finished' && end(state)}
    </>
  );
}
