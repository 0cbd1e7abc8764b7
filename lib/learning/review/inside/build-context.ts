import type { contentLanguages } from '@/db/enums';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type messages from '@/messages/en/review.json';
import type { KnownWord } from './known-word';

export type MessageValues = (language: (typeof contentLanguages)[number]) => Record<string, string | number>;
/** Translates a message of messages/…/review.json `task` into every language of the content. */
export type TranslatePrompt = (
  sentence: keyof (typeof messages)['task'],
  values: MessageValues,
) => ContentTranslations;

/** The input of an exercise builder besides its word. */
export interface BuildContext {
  /** Words that the learner has cards of, without the word asked. */
  known: readonly KnownWord[];
  /** The part of `known` that is due as well. */
  due: readonly KnownWord[];
  seed: string;
  translate: TranslatePrompt;
}
