'use client';

import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { ServerErrorScreen } from './server-error-screen';
import { UpdateLink } from './update-link';
import { useFailure } from './use-failure';

/** A page that failed in the browser. */
export function FailureScreen({ error }: { error: unknown }) {
  const t = useTranslations('layout.errorScreen');
  const title = `500 · ${t('serverTitle')}`;
  // The title of the page that failed may still be in its head, and would stand before another one.
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <ServerErrorScreen request={useFailure(error)}>
      <UpdateLink />
    </ServerErrorScreen>
  );
}
