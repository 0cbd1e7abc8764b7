import type { Messages } from 'next-intl';
import type { Locale } from './locales';
import type { messageSlices } from './message-files';

export type MessageSlice = (typeof messageSlices)[number];

const loaded = new Map<Locale, Promise<Messages>>();

/** All messages of a locale. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = readMessages(locale);
  loaded.set(locale, loading);
  return loading;
}

async function readMessages(locale: Locale): Promise<Messages> {
  const { messages } = (await import(`./locale-messages/${locale}.ts`)) as { messages: unknown };
  // The boundary: a test holds every locale to the keys of messages/en.
  return messages as Messages;
}
