import type { Locale, Messages } from 'next-intl';

/** Loads the messages of the comments. */
export async function fetchWords(locale: Locale): Promise<Messages['comments']> {
  const file = (await import(`../../../messages/${locale}/comments.json`)) as { default: unknown };
  // The boundary: a test holds every locale to the keys of messages/en.
  return file.default as Messages['comments'];
}
