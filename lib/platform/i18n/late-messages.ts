import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/** The messages of the home page's exercises, fetched with them, so that the page itself stays small. */
export async function loadExerciseMessages(
  locale: Locale,
): Promise<Pick<Messages, 'exercises' | 'home' | 'review'>> {
  const [exercises, home, review] = await Promise.all([
    import(`../../../messages/${locale}/exercises.json`) as Promise<{ default: Messages['exercises'] }>,
    import(`../../../messages/${locale}/home.json`) as Promise<{ default: Messages['home'] }>,
    import(`../../../messages/${locale}/review.json`) as Promise<{ default: Messages['review'] }>,
  ]);
  return { exercises: exercises.default, home: home.default, review: review.default };
}

/** The messages of the home page for the sentence shown after signing in. */
export async function loadHomeMessages(locale: Locale): Promise<Pick<Messages, 'home'>> {
  const home = (await import(`../../../messages/${locale}/home.json`)) as { default: Messages['home'] };
  return { home: home.default };
}

/** The messages of the dialog about the agreement, or about an account that is to be deleted. */
export async function loadGateMessages(locale: Locale): Promise<Pick<Messages, 'gate'>> {
  const gate = (await import(`../../../messages/${locale}/gate.json`)) as { default: Messages['gate'] };
  return { gate: gate.default };
}
