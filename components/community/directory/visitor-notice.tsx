import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { routes } from '@/lib/platform/routes/routes';

/** Tells visitors that members find more people. */
export function VisitorNotice() {
  const t = useTranslations('community');
  const here = getPathname({ href: routes.community(), locale: useLocale() });
  return (
    <Notice>
      <p>{t('visitor')}</p>
      <p className="mt-2">
        <ButtonLink href={routes.login(here)} variant="secondary">
          {t('signIn')}
        </ButtonLink>
      </p>
    </Notice>
  );
}
