'use client';

import { useEffect } from 'react';
import { useTranslations } from 'next-intl';
import { ServerErrorScreen } from './server-error-screen';
import { UpdateLink } from './update-link';
import { useFailure } from './use-failure';

/** The screen of a page that failed in the browser. */
export function FailureScreen({ error }: { error: unknown }) {
  const t = useTranslations('layout.errorScreen');
  const title = `500 · ${t('serverTitle')}`;
  // The title of the failed page may still be in the head, or be added later, and would precede another title element.
  useEffect(() => {
    const show = () => {
      if (document.title !== title) document.title = title;
    };
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    show();
    return () => watch.disconnect();
  }, [title]);
  return (
    <ServerErrorScreen request={useFailure(error)}>
      <UpdateLink />
    </ServerErrorScreen>
  );
}
