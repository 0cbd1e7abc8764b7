import { useEffect } from 'react';
import { useLocale, useMessages, type Locale, type Messages } from 'next-intl';

/** The page's messages, saved for an error screen when the provider is unmounted and nothing can be fetched. */
interface SavedMessages {
  locale: Locale;
  messages: Partial<Messages>;
}

let saved: SavedMessages | null = null;

/** Saves the messages of this page in memory. */
export function useSavedMessages(): void {
  const locale = useLocale();
  const messages = useMessages();
  useEffect(() => saveMessages({ locale, messages }), [locale, messages]);
}

/** @public for tests, which have no document */
export function saveMessages(words: SavedMessages): void {
  saved = words;
}

/** Null when the page failed before hydration. */
export function getSavedMessages(): SavedMessages | null {
  return saved;
}
