import { contentLanguages } from '@/db/enums';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';

type Language = (typeof contentLanguages)[number];

/** The languages of a localized text, with their texts. */
export function translations(map: Partial<ContentTranslations>): { language: Language; text: string }[] {
  return contentLanguages.flatMap((language) => {
    const text = map[language];
    return text === undefined ? [] : { language, text };
  });
}
