import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { Problem } from './problem';
import { ProblemNotice } from './problem-notice';

interface Props {
  problem: Problem;
  courseHref: string;
  onRetry: () => void;
}

/** Shown when loading failed: the reason, and what the learner can do. */
export function PlayerFailure({ problem, courseHref, onRetry }: Props) {
  const t = useTranslations('exercises.problem');
  return (
    <div data-full-screen className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-4 p-4">
      <ProblemNotice problem={problem}>
        {problem.reason !== 'missing' && <Button onClick={onRetry}>{t('again')}</Button>}
      </ProblemNotice>
      <ButtonLink href={courseHref} variant="quiet" className="self-center">
        {t('toCourse')}
      </ButtonLink>
    </div>
  );
}
