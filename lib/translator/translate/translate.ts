import 'server-only';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { localize, translations } from '@/lib/platform/i18n/localized-text';
import { findPhrases } from '@/lib/translator/phrasebook/find';
import { viewPhrase } from '@/lib/translator/phrasebook/view';
import { detectByScript } from '@/lib/translator/text/detect';
import type { TranslationInput, TranslationView } from './schema';

/** Translates a text by the phrasebook. A language that its letters do not tell is looked for, the reader's own first. */
export async function translate(
  { text, source, target }: TranslationInput,
  readersLocale: Locale,
): Promise<TranslationView> {
  const detected = source === 'auto' ? detectByScript(text) : source;
  const languages = detected ? [detected] : languagesFor(readersLocale, target);
  const found = await findPhrases(text, languages);
  if (!found) return { source: detected, target, exact: false, answers: [] };
  return {
    source: found.source,
    target,
    exact: found.isExact,
    answers: found.rows.map((row) => {
      const { id, register, russian, translation } = viewPhrase(row, target, found.number ?? noNumber);
      const title = localize(readersLocale, translations.parse(row.title));
      return { phrase: id, register, situation: { slug: row.situation, title }, russian, translation };
    }),
  };
}

/** Phrases without a number do not use it. */
const noNumber = 0;

/** Languages in Latin letters, the reader's own first; the wanted one is not the one it is written in. */
function languagesFor(readersLocale: Locale, target: Locale): Locale[] {
  return [...new Set([readersLocale, 'en' as const, ...locales])].filter((locale) => locale !== target);
}
