import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/platform/routes/routes';

/** A notice with the number of decisions since the learner last opened the reports. */
export function OutcomeLine({ count }: { count: number }) {
  const t = useTranslations('appeals.line');
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1">{t('answered', { count })}</p>
        <ButtonLink href={routes.appeals()} variant="secondary">
          {t('look')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
