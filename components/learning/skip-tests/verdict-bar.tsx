import { useTranslations } from 'next-intl';
import { VerdictHeading } from '@/components/learning/session/feedback/verdict-heading';
import { NextButton } from '@/components/learning/session/next-button';
import type { CheckedAnswer } from '@/lib/learning/skip-tests/schema';

interface Props {
  result: CheckedAnswer;
  onNext: () => void;
}

/** The bar after checking: the verdict and the button to continue. */
export function VerdictBar({ result: { verdict, check }, onNext }: Props) {
  const t = useTranslations('exercises');
  return (
    <div className="flex animate-rise flex-col gap-4 bg-inherit sm:flex-row sm:items-center">
      <section aria-label={t('result.title')} className="min-w-0 flex-1">
        <VerdictHeading verdict={verdict} points={0} />
      </section>
      <NextButton onNext={onNext}>{check.result ? t('finish') : t('next')}</NextButton>
    </div>
  );
}
