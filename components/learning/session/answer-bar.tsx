import { useTranslations } from 'next-intl';
import { emptyAnswer, finalAnswer } from './drafts/draft';
import { HintButton } from './hints/hint-button';
import { ProblemNotice } from './problem-notice';
import { Button } from '@/components/ui/button';
import type { Hint } from '@/lib/russian/exercises/hints';
import type { OpenState, SessionTypes } from './session-state';
import type { SessionSteps } from './use-exercise-session';

interface Props {
  session: SessionSteps;
  state: Exclude<OpenState<SessionTypes>, { phase: 'checked' }>;
  /** What the exercise would earn now, in points, its open hints, and what one more would cost. */
  stakes: { worth: number; hints: readonly Hint[]; hint_price: number };
}

/** Before checking: hints, giving up, and the one step forward. */
export function AnswerBar({ session, state, stakes }: Props) {
  const t = useTranslations('exercises');
  const { draft } = state.active;
  const checking = state.phase === 'checking';
  const ready = finalAnswer(draft) !== null;
  const mayGiveUp = emptyAnswer(draft) !== null && !checking;
  return (
    <>
      {!checking && state.problem && <ProblemNotice problem={state.problem} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="w-full text-sm text-soft">{t('worth', { count: stakes.worth })}</p>
        <div className="-mx-4 flex flex-1 flex-wrap items-center sm:mx-0">
          <HintButton stakes={stakes} waiting={!checking && state.isAskingHint} onAsk={session.openHint} />
          {mayGiveUp && (
            <Button variant="quiet" onClick={session.giveUp}>
              {t('giveUp')}
            </Button>
          )}
        </div>
        <Button
          size="large"
          waiting={checking}
          disabled={!ready && !checking}
          onClick={session.submit}
          className="w-full sm:w-auto sm:min-w-40"
        >
          {t('check')}
        </Button>
      </div>
    </>
  );
}
