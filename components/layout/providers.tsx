'use client';

import type { ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { SWRConfig } from 'swr';
import { AuthStateKeeper } from '@/components/auth-state/auth-state-keeper';
import { abortLeftReads, readPath } from './abort-left-reads';
import { useKeptWords } from './kept-words';

/** Fetched after the page: nothing can be toasted before it works. */
const Toaster = dynamic(async () => (await import('@/components/ui/toaster')).Toaster, { ssr: false });

/** Nor has anything happened behind the page before it works. */
const Background = dynamic(async () => (await import('./background')).Background, { ssr: false });

const swr = { fetcher: readPath, shouldRetryOnError: false, use: [abortLeftReads] };

export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations();
  useKeptWords();
  return (
    <SWRConfig value={swr}>
      {children}
      <AuthStateKeeper />
      <Background />
      <Toaster label={t('layout.notifications')} closeLabel={t('ui.close')} />
    </SWRConfig>
  );
}
