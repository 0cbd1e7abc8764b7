import 'server-only';
import { renderDocument } from '@/lib/documents/render';
import { AppError } from '@/lib/errors';
import { bestLocale, type LocaleText } from '@/lib/i18n/locale-text';
import { isLocale, locales, type Locale } from '@/lib/i18n/locales';
import { isReservedSlug } from './policy';
import { selectPageTexts } from './queries';

export interface PageView {
  id: number;
  title: LocaleText;
  description: LocaleText;
  /** What it can be read in. */
  languages: Locale[];
  /** Safe to be put into a page as it is. */
  html: string;
  updatedAt: Date;
}

/** An editable page in the best language for a reader. Throws AppError('not_found'). */
export async function getPage(slug: string, locale: Locale): Promise<PageView> {
  const texts = isReservedSlug(slug) ? [] : await selectPageTexts(slug);
  const languages = locales.filter((each) => texts.some((text) => text.locale === each));
  const lang = bestLocale(locale, languages);
  const text = texts.find((each) => isLocale(each.locale) && each.locale === lang);
  if (!text || !lang) throw new AppError('not_found');
  const { html } = await renderDocument({ markdown: text.body, locale, lang });
  return {
    id: text.id,
    title: { text: text.title, lang },
    description: { text: text.description, lang },
    languages,
    html,
    updatedAt: text.updatedAt,
  };
}
