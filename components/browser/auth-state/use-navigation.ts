import { useEffect, useInsertionEffect } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';
import { stay } from '@/lib/browser/api/leaving';
import { leavePage } from '@/lib/browser/api/page-signal';
import { refreshSettings } from './refresh-settings';

/** On every navigation: aborts the reads of the page that was left, and fetches the settings. */
export function useNavigation(): void {
  const address = `${usePathname()}?${useSearchParams().toString()}`;

  // Insertion effects run before any other: the first reads of the new page come after this.
  useInsertionEffect(() => leavePage, [address]);

  useEffect(() => {
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', stay);
    };
  }, []);

  useEffect(() => {
    void refreshSettings();
  }, [address]);
}
