import 'server-only';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localize, translations } from '@/lib/platform/i18n/localized-text';
import { selectPhrasesOf, selectSituations } from './inside/queries';
import type { SituationList, SituationPhrases, SituationQuery } from './schema';
import { viewPhrase } from './view';

/** Languages whose phrases no native speaker has read yet. */
const unreviewed: readonly Locale[] = ['az', 'hy'];

export async function listSituations(locale: Locale): Promise<SituationList> {
  const rows = await selectSituations();
  return {
    situations: rows.map(({ title, ...row }) => ({
      ...row,
      title: localize(locale, translations.parse(title)),
    })),
  };
}

/** Throws AppError('not_found'). */
export async function getSituation(
  slug: string,
  { locale, n }: SituationQuery,
  callersLocale: Locale,
): Promise<SituationPhrases> {
  const rows = await selectPhrasesOf(slug);
  const [first] = rows;
  if (!first) throw new AppError('not_found');
  const wanted = locale ?? callersLocale;
  return {
    slug,
    title: localize(callersLocale, translations.parse(first.title)),
    locale: wanted,
    reviewed: !unreviewed.includes(wanted),
    phrases: rows.map((row) => viewPhrase(row, wanted, n)),
  };
}
