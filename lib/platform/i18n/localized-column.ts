import { sql, type AnyColumn, type Placeholder } from 'drizzle-orm';
import { withPhone } from '@/lib/platform/text/phone-column';
import type { Locale } from './locales';

/** The reader's language, or where a query that is built once has it. */
type Wanted = Locale | Placeholder;

/** `localize` as SQL for a column of translations, so that a query reads only the reader's language. */
export const localizedColumn = (column: AnyColumn, locale: Wanted) => {
  const { text, lang } = localizedMarkdown(column, locale);
  return { text: withPhone(text), lang };
};

/** The same for a column of Markdown, without the phone number, which Markdown needs escaped. */
export const localizedMarkdown = (column: AnyColumn, locale: Wanted) => ({
  text: sql<string>`coalesce(${column} ->> ${locale}, ${column} ->> 'en')`,
  lang: sql<Locale>`case when ${column} ? ${locale} then ${locale} else 'en' end`,
});
