import type { Locale, Messages } from 'next-intl';

/** Loads the messages of the dialog, so that pages do not carry them. */
export async function fetchWords(locale: Locale): Promise<Messages['reports']> {
  const file = (await import(`../../../messages/${locale}/reports.json`)) as { default: unknown };
  // The boundary: a test holds every locale to the keys of messages/en.
  return file.default as Messages['reports'];
}
