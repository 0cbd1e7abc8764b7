import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { ErrorScreen } from './error-screen';

interface Props {
  /** The id of the error in the log. */
  request: string;
  /** The actions to try again. */
  children: ReactNode;
}

export function ServerErrorScreen({ request, children }: Props) {
  const t = useTranslations('layout.errorScreen');
  return (
    <ErrorScreen status={500} title={t('serverTitle')} message={t('serverMessage')} request={request}>
      {children}
    </ErrorScreen>
  );
}
