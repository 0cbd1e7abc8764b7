import { contentLanguages } from '@/db/enums';
import type { LocalMap } from '@/lib/platform/i18n/local-text';

type Language = (typeof contentLanguages)[number];

/** The languages that a map has, with their texts. */
export function translations(map: Partial<LocalMap>): { language: Language; text: string }[] {
  return contentLanguages.flatMap((language) => {
    const text = map[language];
    return text === undefined ? [] : { language, text };
  });
}
