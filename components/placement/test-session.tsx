import { isFull } from '@/components/exercises/drafts/draft';
import { PlayerFrame } from '@/components/exercises/player-frame';
import { ProblemNotice } from '@/components/exercises/problem-notice';
import { useShortcuts } from '@/components/exercises/use-shortcuts';
import { Question } from './question';
import { TestBar } from './test-bar';
import { TestHeader } from './test-header';
import type { TestState } from './test-state';
import type { Test } from './use-test';

interface Props {
  test: Test;
  state: Extract<TestState, { phase: 'answering' | 'sending' }>;
}

/** A question being answered. Whether an answer was right is not said before the result. */
export function TestSession({ test, state }: Props) {
  const { seat } = state;
  const sending = state.phase === 'sending';
  const problem = state.phase === 'answering' ? state.problem : null;
  useShortcuts({ onEnter: () => !sending && test.submit(seat), placed: isFull(seat.draft) });
  return (
    <PlayerFrame
      header={<TestHeader view={seat.view} onEnd={() => test.end(seat)} />}
      bar={
        <>
          {problem && <ProblemNotice problem={problem} />}
          <TestBar
            draft={seat.draft}
            sending={sending}
            onSubmit={() => test.submit(seat)}
            onPass={() => test.passOver(seat)}
          />
        </>
      }
    >
      <Question key={seat.view.turn} seat={seat} still={sending} onChange={test.change} />
    </PlayerFrame>
  );
}
