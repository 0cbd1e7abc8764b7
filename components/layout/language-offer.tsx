'use client';

import { languageOfferScript, offerBox } from '@/lib/browser/language-offer';

/**
 * A line below the header: this page exists in the reader's language. It is filled before the first paint
 * (lib/browser/language-offer.ts), so that nothing moves; React does not touch its content.
 */
export function LanguageOffer() {
  return (
    <>
      <aside
        {...{ [offerBox]: '' }}
        hidden
        suppressHydrationWarning
        data-nosnippet=""
        className="flex items-center border-b border-line bg-cobalt-ground px-4 text-cobalt max-sm:text-sm sm:justify-center sm:px-6 print:hidden full-screen-page:hidden [&_a]:flex [&_a]:min-h-11 [&_a]:min-w-0 [&_a]:items-center [&_a]:py-1.5 [&_a]:underline [&_a]:underline-offset-4 max-sm:[&_a]:flex-1 [&_button]:-mr-3 [&_button]:size-11 [&_button]:shrink-0 [&_button]:rounded-full [&_button]:text-xl"
        dangerouslySetInnerHTML={nothing}
      />
      <script
        type={isServer ? 'text/javascript' : 'text/plain'}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: isServer ? languageOfferScript : '' }}
      />
    </>
  );
}

const nothing = { __html: '' };
/** During hydration the browser has already run the script, so it is left empty. */
const isServer = typeof window === 'undefined';
