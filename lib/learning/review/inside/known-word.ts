import type { partsOfSpeech } from '@/db/enums';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';

export type Part = (typeof partsOfSpeech)[number];

/** A word of a card with its meaning. */
export interface KnownWord {
  russian: string;
  part: Part | null;
  meaning: ContentTranslations;
  forms: string[];
}
