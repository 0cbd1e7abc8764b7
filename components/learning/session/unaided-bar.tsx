import { finalAnswer } from './drafts/draft';
import { ProblemNotice } from './problem-notice';
import { Button } from '@/components/ui/button';
import type { OpenState, SessionTypes } from './session-state';
import type { SessionSteps } from './use-exercise-session';

interface Props {
  session: SessionSteps;
  state: Exclude<OpenState<SessionTypes>, { phase: 'checked' }>;
  /** What the buttons say: on without an answer, and on with one. */
  pass: string;
  submit: string;
}

/** On with an answer, or without one; no hints. */
export function UnaidedBar({ session, state, pass, submit }: Props) {
  const sending = state.phase === 'checking';
  const ready = finalAnswer(state.active.draft) !== null;
  return (
    <>
      {!sending && state.problem && <ProblemNotice problem={state.problem} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="large"
          disabled={sending}
          onClick={session.giveUp}
          className="max-sm:flex-1"
        >
          {pass}
        </Button>
        <Button
          size="large"
          waiting={sending}
          disabled={!ready && !sending}
          onClick={session.submit}
          className="max-sm:flex-1 sm:min-w-40"
        >
          {submit}
        </Button>
      </div>
    </>
  );
}
