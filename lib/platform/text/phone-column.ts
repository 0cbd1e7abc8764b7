import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { phoneToken } from './contact-phone';

/*
 * Spec §5 in queries: in the texts of courses, and in the titles and descriptions of articles and pages, the
 * database replaces the placeholder by the setting `site.phone`; without a phone number the placeholder
 * is removed. They are plain texts, escaped where they are shown; Markdown is filled by ./contact-phone.
 */
const phone = sql.raw(`coalesce((select value from settings where key = 'site.phone'), '')`);
const token = sql.raw(`'${phoneToken}'`);
/** The phone number inside JSON; without brackets, which have a meaning in the answers of exercises. */
const phoneInJson = sql`trim(both '"' from to_json(translate(${phone}, '()"\\', ''))::text)`;

/** Fills the placeholder in a text column or expression. */
export const withPhone = (text: AnyColumn | SQL<string>): SQL<string> =>
  sql<string>`replace(${text}, ${token}, ${phone})`;

/** Fills the placeholder in all texts of a JSON column. */
export const withPhoneJson = (column: AnyColumn): SQL =>
  sql<unknown>`case when position(${token} in ${column}::text) = 0 then ${column} else replace(${column}::text, ${token}, ${phoneInJson})::jsonb end`;
