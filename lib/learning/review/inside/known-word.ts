import type { partsOfSpeech } from '@/db/enums';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';

export type Part = (typeof partsOfSpeech)[number];

/** A word with its meaning, as other cards know it. */
export interface KnownWord {
  russian: string;
  part: Part | null;
  meaning: ContentTranslations;
  forms: string[];
}
