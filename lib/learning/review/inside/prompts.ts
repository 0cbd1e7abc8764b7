import 'server-only';
import { createTranslator } from 'next-intl';
import { contentLanguages } from '@/db/enums';
import { loadMessages } from '@/lib/platform/i18n/messages';
import type { Say, Values } from './build-context';

/** What exercises made from cards say, in every language of the content; English where a sentence is missing. */
export async function loadPrompts(): Promise<Say> {
  const [english, ...others] = await Promise.all(
    (['en', ...contentLanguages] as const).map(async (locale) =>
      createTranslator({
        locale,
        messages: await loadMessages(locale),
        namespace: 'review.task',
        onError: () => undefined,
        getMessageFallback: () => '',
      }),
    ),
  );
  return (sentence, valuesOf) => {
    const texts = contentLanguages.map((language, index): [Language, string] => {
      const values = valuesOf(language);
      return [language, others[index]?.(sentence, values) || (english?.(sentence, values) ?? '')];
    });
    const {
      ru = '',
      en = '',
      de = '',
      ...rest
    } = Object.fromEntries(texts) as Partial<Record<Language, string>>;
    return { ru, en, de, ...rest };
  };
}

type Language = Values extends (language: infer L) => unknown ? L : never;
