import { AnswerBar } from './answer-bar';
import type { PlayerState } from './player-state';
import { ProblemNotice } from './problem-notice';
import { ResultBar } from './result-bar';
import type { Practice } from './use-practice';

interface Props {
  practice: Practice;
  state: Extract<PlayerState, { phase: 'answering' | 'checking' | 'checked' }>;
}

/** The next step, whichever it is. */
export function SessionBar({ practice, state }: Props) {
  const { sitting } = state;
  if (state.phase === 'checked') {
    return (
      <ResultBar
        kind={sitting.draft.kind}
        turn={sitting.practice.turn}
        result={state.result}
        onNext={practice.goOn}
      />
    );
  }
  const problem = state.phase === 'answering' ? state.problem : null;
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <AnswerBar
        sitting={sitting}
        checking={state.phase === 'checking'}
        asking={state.phase === 'answering' && state.asking}
        onHint={(level) => void practice.askHint(sitting, level)}
        onSubmit={() => void practice.submit(sitting)}
        onGiveUp={() => void practice.giveUp(sitting)}
      />
    </>
  );
}
