import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/platform/routes/routes';

/** Shown instead of a staff page while the session lacks a second factor. */
export function SecondFactorRequired() {
  const t = useTranslations('admin.locked');
  return (
    <Notice tone="almost" heading={t('title')}>
      <p>{t('text')}</p>
      <p className="mt-2">{t('again')}</p>
      <ButtonLink href={routes.account()} className="mt-4">
        {t('go')}
      </ButtonLink>
    </Notice>
  );
}
