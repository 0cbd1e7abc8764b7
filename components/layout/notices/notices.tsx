'use client';

import { useSyncExternalStore } from 'react';
import { onChoice, readChoice } from '@/lib/consent';
import { CookieNotice } from './cookie-notice';
import { LanguageOffer } from './language-offer';
import { useOffer } from './use-offer';
import { useReservedHeight } from './use-reserved-height';

interface Props {
  /** Setting `site.cookie_notice`. */
  asksForCookies: boolean;
}

/** What is fixed at the lower edge: the question about cookies, and after it the offer of a language. */
export function Notices({ asksForCookies }: Props) {
  const isAnswered = useSyncExternalStore(onChoice, readChoice, readChoice) !== null;
  const [offer, dismiss] = useOffer();
  const box = useReservedHeight();
  const asks = asksForCookies && !isAnswered;
  return (
    <div
      ref={box}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-30 flex flex-col px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] empty:hidden in-[body:has([data-full-screen])]:hidden"
    >
      {asks && <CookieNotice />}
      {!asks && offer && <LanguageOffer offer={offer} onDismiss={dismiss} />}
    </div>
  );
}
