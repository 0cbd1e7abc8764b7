import { CheckButton, type UncheckedState } from './check-button';
import { ProblemNotice } from './problem-notice';
import { Button } from '@/components/ui/button';
import type { SessionSteps } from './use-exercise-session';

interface Props {
  session: SessionSteps;
  state: UncheckedState;
  /** The labels of the buttons: continue without an answer, and with one. */
  pass: string;
  submit: string;
}

/** The bar of a test: continue with an answer or without one; there are no hints. */
export function UnaidedBar({ session, state, pass, submit }: Props) {
  const sending = state.phase === 'checking';
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
        <CheckButton session={session} state={state} className="max-sm:flex-1 sm:min-w-40">
          {submit}
        </CheckButton>
      </div>
    </>
  );
}
