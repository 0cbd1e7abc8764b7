import type { Locale } from 'next-intl';

/** Loads the messages of the exercises; the loader itself is imported on demand too. */
export async function fetchWords(locale: Locale) {
  const { loadExerciseMessages } = await import('@/lib/platform/i18n/late-messages');
  return loadExerciseMessages(locale);
}
