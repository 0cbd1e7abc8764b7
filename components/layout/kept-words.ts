import { useEffect } from 'react';
import { useLocale, useMessages, type Locale, type Messages } from 'next-intl';

/** What an error screen says, for when the frame that hands out words is gone, and nothing can be fetched any more. */
interface KeptWords {
  locale: Locale;
  messages: Partial<Messages>;
}

let kept: KeptWords | null = null;

/** Keeps the words of this page, as long as its document lives. */
export function useKeptWords(): void {
  const locale = useLocale();
  const messages = useMessages();
  useEffect(() => keepWords({ locale, messages }), [locale, messages]);
}

export function keepWords(words: KeptWords): void {
  kept = words;
}

/** Null when the page failed before it came to life. */
export function keptWords(): KeptWords | null {
  return kept;
}
