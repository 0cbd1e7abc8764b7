'use client';

import type { ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Absent } from '@/components/ui/absent';
import { useKeptWords } from './kept-words';

/** Fetched after the page: nothing can be toasted before it works. */
const Toaster = dynamic(
  async () =>
    import('@/components/ui/toaster').then(
      ({ Toaster: come }) => come,
      () => Absent,
    ),
  { ssr: false },
);

/** Nor has anything happened behind the page before it works. */
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
  useKeptWords();
  return (
    <>
      {children}
      <Background />
      <Toaster label={t('layout.notifications')} closeLabel={t('ui.close')} />
    </>
  );
}
