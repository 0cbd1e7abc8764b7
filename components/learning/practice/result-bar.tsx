import { useTranslations } from 'next-intl';
import { AppealButton } from '@/components/learning/appeals/appeal-button';
import { Notice } from '@/components/ui/notice';
import { TappableText } from '@/components/learning/lexicon/tappable-text';
import type { OpenState } from '@/components/learning/session/session-types';
import type { AttemptResult } from '@/lib/learning/practice/schema';
import { VerdictPanel } from '@/components/learning/session/feedback/verdict-panel';
import { NextButton } from '@/components/learning/session/next-button';
import type { PracticeTypes } from './practice-rules';

interface Props {
  state: Extract<OpenState<PracticeTypes>, { phase: 'checked' }>;
  onNext: () => void;
}

/** The bar after checking: the verdict and the button to continue. */
export function ResultBar({ state: { active, result }, onNext }: Props) {
  const t = useTranslations('exercises');
  return (
    <div className="flex animate-rise flex-col gap-4 bg-inherit sm:flex-row sm:items-end">
      <section aria-label={t('result.title')} className="flex min-w-0 flex-1 flex-col gap-3">
        {result.elsewhere && (
          <Notice tone="info" role="alert">
            {t('elsewhere', { verdict: t(`verdict.${result.grade.verdict}`) })}
          </Notice>
        )}
        <TappableText>
          <VerdictPanel kind={active.draft.kind} result={result} />
        </TappableText>
        {mayAppeal(result) && (
          <AppealButton run={result.practice.run} turn={active.view.turn} given={result.grade.given} />
        )}
      </section>
      <NextButton onNext={onNext}>{result.practice.summary ? t('finish') : t('next')}</NextButton>
    </div>
  );
}

/** After giving up there is no answer to report. */
function mayAppeal({ grade: { verdict, issues } }: AttemptResult): boolean {
  return verdict !== 'right' && issues[0]?.code !== 'empty';
}
