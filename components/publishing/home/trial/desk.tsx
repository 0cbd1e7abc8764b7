import { useId, useRef, type ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import type { KindProps } from '@/components/learning/practice/board/kind-props';
import { finalAnswer, isFull, type Draft } from '@/components/learning/practice/drafts/draft';
import { Announcement } from '@/components/learning/practice/feedback/announcement';
import { VerdictPanel } from '@/components/learning/practice/feedback/verdict-panel';
import { ShortcutScope, useShortcuts } from '@/components/learning/practice/use-shortcuts';
import { Button } from '@/components/ui/button';
import { RussianText } from '@/components/ui/russian-text';
import type { TrialView } from '@/lib/learning/trials/schema';
import { Invitation } from './invitation';
import { TrialProblem } from './trial-problem';
import { useTrial, type TrialState } from './use-trial';

export interface DeskProps {
  trial: TrialView;
  /** The option chosen before the scripts were there. */
  chosen: number | null;
}
interface Props extends DeskProps {
  children: (view: KindProps<Draft>) => ReactNode;
}

/** The exercise, checking it, and what came of it; keys count only inside of it. */
export function Desk({ trial, chosen, children }: Props) {
  const scope = useRef<HTMLDivElement>(null);
  const prompt = useId();
  const { state, change, submit } = useTrial(trial, chosen);
  const { text, lang } = trial.task.prompt;
  const result = state.phase === 'checked' ? state.result : null;
  return (
    <ShortcutScope value={scope}>
      <div ref={scope} role="group" aria-labelledby={prompt} className="flex flex-col gap-5">
        <p id={prompt} lang={lang} className="text-lg font-semibold">
          <RussianText text={text} lang={lang} />
        </p>
        {children({
          draft: state.draft,
          onChange: change,
          grade: result?.grade ?? null,
          still: state.phase !== 'answering',
        })}
        <Announcement result={result} />
        {result ? (
          <div className="flex animate-rise flex-col gap-4 border-t border-line pt-4">
            <VerdictPanel kind={trial.task.kind} result={{ ...result, points: 0 }} />
            <Invitation trial={trial} result={result} />
          </div>
        ) : (
          <CheckLine state={state} onSubmit={submit} />
        )}
      </div>
    </ShortcutScope>
  );
}

function CheckLine({ state, onSubmit }: { state: TrialState; onSubmit: () => void }) {
  const t = useTranslations('exercises');
  const ready = finalAnswer(state.draft) !== null;
  const checking = state.phase === 'checking';
  useShortcuts({ onEnter: onSubmit, placed: isFull(state.draft) });
  return (
    <div className="flex flex-col gap-3">
      {state.phase === 'answering' && state.problem && <TrialProblem problem={state.problem} />}
      <Button
        size="large"
        waiting={checking}
        disabled={!ready && !checking}
        onClick={onSubmit}
        className="self-start max-sm:w-full sm:min-w-40"
      >
        {t('check')}
      </Button>
    </div>
  );
}
