import 'server-only';
import { renderDocument } from '@/lib/publishing/documents/render';
import { AppError } from '@/lib/platform/errors';
import { bestLocale } from '@/lib/platform/i18n/localized-text';
import { isLocale, locales, type Locale } from '@/lib/platform/i18n/locales';
import { isReservedSlug } from '@/lib/platform/routes/reserved-slugs';
import { homeText } from '@/lib/platform/routes/routes';
import { selectPageTexts } from './inside/queries';
import type { PageView } from './schema';

/** An editable page in the best language for a reader. Throws AppError('not_found'). */
export async function getPage(slug: string, locale: Locale): Promise<PageView> {
  const page = isReservedSlug(slug) ? null : await findText(slug, locale);
  if (!page) throw new AppError('not_found');
  return page;
}

/** The editable text of the home page; null when administrators have written none. */
export const findHomeText = async (locale: Locale): Promise<PageView | null> => findText(homeText, locale);

async function findText(slug: string, locale: Locale): Promise<PageView | null> {
  const texts = await selectPageTexts(slug);
  const languages = locales.filter((each) => texts.some((text) => text.locale === each));
  const lang = bestLocale(locale, languages);
  const text = texts.find((each) => isLocale(each.locale) && each.locale === lang);
  if (!text || !lang) return null;
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
