import type { Locale } from 'next-intl';

/** What the exercises of the home page say, and even where it is found, comes with them. */
export async function fetchWords(locale: Locale) {
  const { loadExerciseMessages } = await import('@/lib/platform/i18n/late-messages');
  return loadExerciseMessages(locale);
}
