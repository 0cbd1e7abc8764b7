import { UsersRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/platform/routes/routes';

/** Shown instead of the people to somebody who has not joined: without an age one finds nobody. */
export function JoinFirst() {
  const t = useTranslations('community');
  return (
    <EmptyState icon={UsersRound} title={t('joinTitle')}>
      <p className="max-w-prose text-soft">{t('join')}</p>
      <ButtonLink href={routes.profileUpdate()} className="mt-2">
        {t('joinAction')}
      </ButtonLink>
    </EmptyState>
  );
}
