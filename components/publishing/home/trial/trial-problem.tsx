import { useTranslations } from 'next-intl';
import type { Problem } from '@/components/learning/session/problem';
import { Notice } from '@/components/ui/notice';

/** The reason why an answer was not checked; the answer stays in the form. */
export function TrialProblem({ problem }: { problem: Problem }) {
  const t = useTranslations();
  return (
    <Notice tone="wrong" role="alert">
      {wordsFor(problem)}
    </Notice>
  );

  function wordsFor({ reason, ...rest }: Problem): string {
    if (reason === 'throttled' && 'seconds' in rest)
      return t('exercises.problem.throttled', { seconds: rest.seconds });
    if (reason === 'offline') return t('exercises.problem.offline');
    return reason === 'passed' ? t('home.trial.changed') : t('home.trial.failed');
  }
}
