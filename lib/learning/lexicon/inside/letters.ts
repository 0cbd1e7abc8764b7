import 'server-only';
import { createTranslator } from 'next-intl';
import { withoutYo, fold } from '@/lib/russian/exercises/text/fold';
import type { Locale } from '@/lib/platform/i18n/locales';
import { logMissing } from '@/lib/platform/i18n/log-missing';
import { loadMessages } from '@/lib/platform/i18n/messages';
import { isLetter, letters } from '@/lib/russian/morphology/letters';
import { isSpelt, selectTaught } from './queries';
import type { LetterView } from '@/lib/learning/lexicon/schema';

/** The name, the sound and a sample word of a letter; null when the form is not a single letter. */
export async function describeLetter(form: string, locale: Locale): Promise<LetterView | null> {
  const letter = form.normalize('NFC').toLowerCase();
  if (!isLetter(letter)) return null;
  const { name, sample } = letters[letter];
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'letters.sounds', ...logMissing });
  const taught = await selectTaught(isSpelt(withoutYo(fold(sample))), locale);
  const word = taught.find(({ lexeme }) => lexeme.russian === sample);
  return {
    text: `${letter.toUpperCase()} ${letter}`,
    name,
    sound: { text: t(letter), lang: locale },
    sample: { russian: sample, gloss: word?.gloss ?? null },
  };
}
