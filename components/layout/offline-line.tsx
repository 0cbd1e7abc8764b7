'use client';

import { WifiOff } from 'lucide-react';
import { useOffline } from 'next/offline';
import { useTranslations } from 'next-intl';

/** Without a connection, navigations wait until it is back (next.config.ts): this line says so. */
export function OfflineLine() {
  const t = useTranslations('layout');
  const isOffline = useOffline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-40 flex justify-center px-4">
      {isOffline && (
        <p className="flex items-center gap-2 rounded-card border border-line bg-raised px-4 py-2 text-sm shadow-float">
          <WifiOff size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-rowan" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
