import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { ProgressBar } from '@/components/ui/progress-bar';
import { routes } from '@/lib/platform/routes/routes';

/** The header of a review: the exit, without a confirmation since every answer is saved, and the progress. */
export function ReviewHeader({ done, left }: { done: number; left: number }) {
  const t = useTranslations('review');
  const total = done + left;
  return (
    <header className="sticky top-0 z-10 bg-paper">
      <div className="mx-auto flex max-w-3xl items-center gap-2 px-2 py-2 sm:px-4">
        <ButtonLink href={routes.courses()} variant="quiet" aria-label={t('close')} className="px-2">
          <X size={20} strokeWidth={1.75} aria-hidden />
        </ButtonLink>
        <ProgressBar
          value={done}
          max={total}
          label={t('progress')}
          valueText={t('progressValue', { done, total })}
        />
        <span className="px-2 text-sm whitespace-nowrap text-soft tabular-nums">
          {t('left', { count: left })}
        </span>
      </div>
    </header>
  );
}
