import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/platform/routes/routes';

export function LogInLink({ className }: { className?: string }) {
  const t = useTranslations('layout');
  return (
    <ButtonLink href={routes.login()} className={classNames('w-full', className)}>
      {t('logIn')}
    </ButtonLink>
  );
}
