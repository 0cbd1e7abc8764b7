import type { contentLanguages } from '@/db/enums';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type messages from '@/messages/en/review.json';
import type { KnownWord } from './known-word';

export type Values = (language: (typeof contentLanguages)[number]) => Record<string, string | number>;
/** A sentence of messages/…/review.json `task`, in every language of the content. */
export type Say = (sentence: keyof (typeof messages)['task'], values: Values) => ContentTranslations;

/** What an exercise is made from besides its word. */
export interface BuildContext {
  /** Words that the learner has cards of, without the one asked. */
  known: readonly KnownWord[];
  /** Those of them that are due, too. */
  due: readonly KnownWord[];
  seed: string;
  say: Say;
}
