import { ChartColumn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

/** Shown instead of statistics to visitors who are not signed in. */
export function SignInInvitation({ signIn }: { signIn: string }) {
  const t = useTranslations('progress.visitor');
  return (
    <EmptyState icon={ChartColumn} title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <ButtonLink href={signIn}>{t('signIn')}</ButtonLink>
    </EmptyState>
  );
}
