import type { ReactNode } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/platform/routes/routes';
import type { Problem } from './problem';
import { useCountdown } from '@/components/ui/use-countdown';

interface Props {
  problem: Problem;
  /** The action that the learner can take. */
  children?: ReactNode;
}

/** Says what went wrong, and that the answer is not lost. */
export function ProblemNotice({ problem, children }: Props) {
  const t = useTranslations('exercises.problem');
  const here = `${usePathname()}?${useSearchParams().toString()}`;
  return (
    <Notice tone="wrong" role="alert" className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-48 flex-1">
          <ProblemText problem={problem} />
        </p>
        {problem.reason === 'signedOut' ? (
          <ButtonLink href={routes.login(here)}>{t('signIn')}</ButtonLink>
        ) : (
          children
        )}
      </div>
    </Notice>
  );
}

function ProblemText({ problem }: { problem: Problem }) {
  const t = useTranslations('exercises.problem');
  switch (problem.reason) {
    case 'throttled':
      return <Countdown key={problem.seconds} seconds={problem.seconds} />;
    case 'failed':
      return problem.message || t('failed');
    case 'offline':
    case 'signedOut':
    case 'missing':
    case 'passed':
      return t(problem.reason);
  }
}

function Countdown({ seconds }: { seconds: number }) {
  const t = useTranslations('exercises.problem');
  return t('throttled', { seconds: useCountdown(seconds) });
}
