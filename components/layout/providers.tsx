'use client';

import type { ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Absent } from '@/components/ui/absent';
import { useSavedMessages } from './saved-messages';

/** Loaded after the page: there are no toasts before hydration. */
const Toaster = dynamic(
  async () =>
    import('@/components/ui/toaster').then(
      ({ Toaster: come }) => come,
      () => Absent,
    ),
  { ssr: false },
);

/** Loaded after the page, as it is invisible. */
const Background = dynamic(
  async () =>
    import('./background').then(
      ({ Background: come }) => come,
      () => Absent,
    ),
  { ssr: false },
);

export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations();
  useSavedMessages();
  return (
    <>
      {children}
      <Background />
      <Toaster label={t('layout.notifications')} closeLabel={t('ui.close')} />
    </>
  );
}
