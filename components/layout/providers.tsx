'use client';

import type { ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { SWRConfig } from 'swr';
import { fetchJson } from '@/lib/http/fetcher';

/** Fetched after the page: nothing can be toasted before it works. */
const Toaster = dynamic(async () => (await import('@/components/ui/toaster')).Toaster, { ssr: false });

export function Providers({ children }: { children: ReactNode }) {
  const t = useTranslations();
  return (
    <SWRConfig value={{ fetcher: (path: string) => fetchJson(path), shouldRetryOnError: false }}>
      {children}
      <Toaster label={t('layout.notifications')} closeLabel={t('ui.close')} />
    </SWRConfig>
  );
}
