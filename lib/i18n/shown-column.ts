import { sql, type AnyColumn } from 'drizzle-orm';
import type { Locale } from './locales';

/** `showIn` of a column of texts, for a query to select: a reader's language is read and the other thirteen are not. */
export const shownColumn = (column: AnyColumn, locale: Locale) => ({
  text: sql<string>`coalesce(${column} ->> ${locale}, ${column} ->> 'en')`,
  lang: sql<Locale>`case when ${column} ? ${locale} then ${locale} else 'en' end`,
});
