import 'server-only';
import { createTranslator } from 'next-intl';
import { contentLanguages } from '@/db/enums';
import { loadMessages } from '@/lib/platform/i18n/messages';
import type { TranslatePrompt, MessageValues } from './build-context';

/** Loads the prompts of exercises made from cards in every language of the content; English where one is missing. */
export async function loadPrompts(): Promise<TranslatePrompt> {
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

type Language = MessageValues extends (language: infer L) => unknown ? L : never;
