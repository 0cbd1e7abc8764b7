'use client';

import { useTranslations } from 'next-intl';
import { ServerErrorScreen } from './server-error-screen';
import { UpdateLink } from './update-link';
import { useFailure } from './use-failure';

/** A page that failed in the browser. */
export function FailureScreen({ error }: { error: unknown }) {
  const t = useTranslations('layout.errorScreen');
  return (
    <ServerErrorScreen request={useFailure(error)}>
      <title>{`500 · ${t('serverTitle')}`}</title>
      <UpdateLink />
    </ServerErrorScreen>
  );
}
