import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';

export interface PageView {
  id: number;
  title: LocalizedText;
  description: LocalizedText;
  /** What it can be read in. */
  languages: Locale[];
  /** Safe to be put into a page as it is. */
  html: string;
  updatedAt: Date;
}
