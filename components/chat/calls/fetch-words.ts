import type { Locale, Messages } from 'next-intl';

/** Loads the messages of calls, so that pages other than the chat do not carry them. */
export async function fetchWords(locale: Locale): Promise<Messages['chat-calls']> {
  const file = (await import(`../../../messages/${locale}/chat-calls.json`)) as { default: unknown };
  // The boundary: a test holds every locale to the keys of messages/en.
  return file.default as Messages['chat-calls'];
}
