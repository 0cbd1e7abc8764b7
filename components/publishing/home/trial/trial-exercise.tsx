import { useId, useRef, type ComponentType } from 'react';
import { useTranslations } from 'next-intl';
import type { KindProps } from '@/components/learning/session/board/kind-props';
import type { Draft } from '@/components/learning/session/drafts/draft';
import { CheckButton } from '@/components/learning/session/check-button';
import { Announcement } from '@/components/learning/session/feedback/announcement';
import { VerdictPanel } from '@/components/learning/session/feedback/verdict-panel';
import { ShortcutScope } from '@/components/learning/session/use-shortcuts';
import type { OpenState } from '@/components/learning/session/session-types';
import type { SessionSteps } from '@/components/learning/session/use-exercise-session';
import { useSessionKeys } from '@/components/learning/session/use-session-keys';
import { RussianText } from '@/components/ui/russian-text';
import type { TrialView } from '@/lib/learning/trials/schema';
import { Invitation } from './invitation';
import { TrialProblem } from './trial-problem';
import { useTrial, type TrialTypes } from './use-trial';

interface Props {
  trial: TrialView;
  view: ComponentType<KindProps<Draft>>;
  /** The option chosen before the scripts had loaded. */
  chosen: number | null;
}

/** The exercise with its check and its result; keyboard shortcuts work only inside it. */
export function TrialExercise({ trial, view: View, chosen }: Props) {
  const scope = useRef<HTMLDivElement>(null);
  const prompt = useId();
  const session = useTrial(trial, chosen);
  const { state } = session;
  const { text, lang } = trial.task.prompt;
  if (!('active' in state)) return null;
  const result = state.phase === 'checked' ? state.result : null;
  return (
    <ShortcutScope value={scope}>
      <div ref={scope} role="group" aria-labelledby={prompt} className="flex flex-col gap-5">
        <p id={prompt} lang={lang} className="text-lg font-semibold">
          <RussianText text={text} lang={lang} />
        </p>
        <View
          draft={state.active.draft}
          onChange={session.change}
          grade={result?.grade ?? null}
          still={state.phase !== 'answering'}
        />
        <Announcement result={result} />
        {state.phase === 'checked' ? (
          <div className="flex animate-rise flex-col gap-4 border-t border-line pt-4">
            <VerdictPanel kind={trial.task.kind} result={{ ...state.result, points: 0 }} />
            <Invitation trial={trial} result={state.result} />
          </div>
        ) : (
          <CheckLine session={session} state={state} />
        )}
      </div>
    </ShortcutScope>
  );
}

interface LineProps {
  session: SessionSteps;
  state: Exclude<OpenState<TrialTypes>, { phase: 'checked' }>;
}

function CheckLine({ session, state }: LineProps) {
  const t = useTranslations('exercises');
  useSessionKeys(session, state);
  return (
    <div className="flex flex-col gap-3">
      {state.phase === 'answering' && state.problem && <TrialProblem problem={state.problem} />}
      <CheckButton session={session} state={state} className="self-start max-sm:w-full sm:min-w-40">
        {t('check')}
      </CheckButton>
    </div>
  );
}
