import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Problem } from './problem';
import { ProblemNotice } from './problem-notice';

/** Something failed in the middle of an exercise; the answer is still on the desk. */
export function SessionProblem({ problem, onRetry }: { problem: Problem; onRetry: (() => void) | null }) {
  const t = useTranslations('exercises.problem');
  return (
    <ProblemNotice problem={problem}>
      {onRetry && <Button onClick={onRetry}>{t('again')}</Button>}
    </ProblemNotice>
  );
}
