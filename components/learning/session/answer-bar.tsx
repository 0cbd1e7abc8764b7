import { useTranslations } from 'next-intl';
import { CheckButton, type UncheckedState } from './check-button';
import { emptyAnswer } from './drafts/draft';
import { HintButton } from './hints/hint-button';
import { ProblemNotice } from './problem-notice';
import { Button } from '@/components/ui/button';
import type { Hint } from '@/lib/russian/exercises/hints';
import type { SessionSteps } from './use-exercise-session';

interface Props {
  session: SessionSteps;
  state: UncheckedState;
  /** The points of the exercise now, its opened hints, and the cost of the next one. */
  stakes: { worth: number; hints: readonly Hint[]; hint_price: number };
}

/** The bar before checking: hints, giving up, and the check button. */
export function AnswerBar({ session, state, stakes }: Props) {
  const t = useTranslations('exercises');
  const checking = state.phase === 'checking';
  const mayGiveUp = emptyAnswer(state.active.draft) !== null && !checking;
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
        <CheckButton session={session} state={state} className="w-full sm:w-auto sm:min-w-40">
          {t('check')}
        </CheckButton>
      </div>
    </>
  );
}
