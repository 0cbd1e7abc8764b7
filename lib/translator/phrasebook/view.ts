import type { Locale } from '@/lib/platform/i18n/locales';
import type { PhraseView } from './schema';
import { phraseTexts, sayWithNumber, type PhraseVariant } from './variants';

interface PhraseRow {
  id: number;
  register: PhraseView['register'];
  otherId: number | null;
  texts: unknown;
}

/** A phrase in Russian and in another language, with a number where it has one. */
export function viewPhrase(
  { id, register, otherId, texts }: PhraseRow,
  locale: Locale,
  number: number,
): PhraseView {
  const variants = phraseTexts.parse(texts);
  const say = (language: Locale) => sayWithNumber(variants[language] ?? [], language, number);
  return {
    id,
    register,
    other: otherId,
    counts: hasNumber(variants.ru ?? []),
    russian: say('ru'),
    translation: say(locale),
  };
}

const hasNumber = (variants: readonly PhraseVariant[]) => variants.some(({ plural }) => plural !== undefined);
