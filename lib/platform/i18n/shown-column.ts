import { sql, type AnyColumn } from 'drizzle-orm';
import { withPhone } from '@/lib/platform/text/phone-column';
import type { Locale } from './locales';

/** `showIn` of a column of texts, for a query to select: a reader's language is read and the other thirteen are not. */
export const shownColumn = (column: AnyColumn, locale: Locale) => {
  const { text, lang } = shownMarkdown(column, locale);
  return { text: withPhone(text), lang };
};

/** The same for a column of Markdown, without the phone number, which Markdown needs escaped. */
export const shownMarkdown = (column: AnyColumn, locale: Locale) => ({
  text: sql<string>`coalesce(${column} ->> ${locale}, ${column} ->> 'en')`,
  lang: sql<Locale>`case when ${column} ? ${locale} then ${locale} else 'en' end`,
});
