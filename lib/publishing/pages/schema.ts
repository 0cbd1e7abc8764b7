import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';

export interface PageView {
  id: number;
  title: LocalizedText;
  description: LocalizedText;
  /** The languages it can be read in. */
  languages: Locale[];
  /** Sanitized HTML, safe to insert into a page. */
  html: string;
  updatedAt: Date;
}
