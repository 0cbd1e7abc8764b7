'use client';

import { useSyncExternalStore } from 'react';
import dynamic from 'next/dynamic';
import { onConsent, readConsent } from '@/lib/browser/consent';
import { useReservedHeight } from './use-reserved-height';

const CookieNotice = dynamic(async () => (await import('./cookie-notice')).CookieNotice);

interface Props {
  /** Setting `site.cookie_notice`. */
  asksForCookies: boolean;
}

/**
 * Notices at the lower edge: the cookie notice. It is part of the page's HTML, so that it does not depend on
 * hydration; CSS hides it when it was answered (`data-answered`).
 */
export function Notices({ asksForCookies }: Props) {
  const choice = useSyncExternalStore(onConsent, readConsent, unanswered);
  const box = useReservedHeight();
  return (
    <div
      ref={box}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden print:hidden full-screen-page:hidden"
    >
      {asksForCookies && choice === null && <CookieNotice />}
    </div>
  );
}

const unanswered = () => null;
