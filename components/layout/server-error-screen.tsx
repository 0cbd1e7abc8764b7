'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorScreen } from './error-screen';

export function ServerErrorScreen({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('layout.errorScreen');
  return (
    <ErrorScreen status={500} title={t('serverTitle')} message={t('serverMessage')}>
      <title>{t('serverTitle')}</title>
      <Button variant="secondary" onClick={onRetry}>
        {t('update')}
      </Button>
    </ErrorScreen>
  );
}
