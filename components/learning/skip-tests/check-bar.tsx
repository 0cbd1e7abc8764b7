import { useTranslations } from 'next-intl';
import { VerdictHeading } from '@/components/learning/practice/feedback/verdict-heading';
import { NextButton } from '@/components/learning/practice/next-button';
import { ProblemNotice } from '@/components/learning/practice/problem-notice';
import { UnaidedBar } from '@/components/learning/practice/unaided-bar';
import type { CheckState } from './check-state';
import type { Check } from './use-check';

interface Props {
  check: Check;
  state: Extract<CheckState, { phase: 'answering' | 'checking' | 'checked' }>;
}

/** The next step: checking, or after it, whether the answer was right, and on. */
export function CheckBar({ check, state }: Props) {
  const t = useTranslations('exercises');
  const { seat } = state;
  if (state.phase === 'checked') {
    const { verdict, check: after } = state.outcome;
    return (
      <div className="flex animate-rise flex-col gap-4 bg-inherit sm:flex-row sm:items-center">
        <section aria-label={t('result.title')} className="min-w-0 flex-1">
          <VerdictHeading verdict={verdict} points={0} />
        </section>
        <NextButton onNext={check.goOn}>{after.result ? t('finish') : t('next')}</NextButton>
      </div>
    );
  }
  const problem = state.phase === 'answering' ? state.problem : null;
  return (
    <>
      {problem && <ProblemNotice problem={problem} />}
      <UnaidedBar
        draft={seat.draft}
        sending={state.phase === 'checking'}
        pass={t('giveUp')}
        submit={t('check')}
        onPass={() => check.passOver(seat)}
        onSubmit={() => check.submit(seat)}
      />
    </>
  );
}
