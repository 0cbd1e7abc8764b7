import { CircleCheck, Layers } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Earned } from '@/components/learning/practice/summary/earned';
import { StatusNotice } from '@/components/learning/session/status-notice';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import type { Earned as EarnedThings } from '@/lib/learning/progress/earned-schema';
import type { ReviewQueue } from '@/lib/learning/review/schema';
import { routes } from '@/lib/platform/routes/routes';
import type { ReviewTypes } from './use-review';

interface Props {
  queue: ReviewQueue;
  /** The answers since the review was opened. */
  earned: EarnedThings;
  detour: ReviewTypes['detour'] | null;
}

/** The end of a review: done for today, or no cards yet. */
export function ReviewEnd({ queue: { cards, done, tomorrow }, earned, detour }: Props) {
  const t = useTranslations('review');
  const isEmpty = cards === 0;
  return (
    <div data-full-screen className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-4 p-4">
      {detour && <StatusNotice>{t(detour)}</StatusNotice>}
      <EmptyState icon={isEmpty ? Layers : CircleCheck} title={t(isEmpty ? 'empty.title' : 'done.title')}>
        {isEmpty ? (
          <p className="max-w-prose text-soft">{t('empty.text')}</p>
        ) : (
          <p role="status" className="text-soft">
            {t('done.count', { count: done })} {t('done.tomorrow', { count: tomorrow })}
          </p>
        )}
        <div className="w-full max-w-prose text-left empty:hidden">
          <Earned earned={earned} />
        </div>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <ButtonLink href={routes.courses()}>{t('toCourses')}</ButtonLink>
          <ButtonLink href={routes.words()} variant="secondary">
            {t('toWords')}
          </ButtonLink>
        </div>
      </EmptyState>
    </div>
  );
}
