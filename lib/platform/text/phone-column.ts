import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { phoneToken } from './contact-phone';

/*
 * Spec §5 in queries: the texts of courses, and the titles and descriptions of articles and pages, come out of the
 * database with the setting `site.phone` in the place of its token, wherever they are read; with no phone set the token
 * disappears. They are plain texts, escaped where they are shown; Markdown is filled by ./contact-phone.
 */
const phone = sql.raw(`coalesce((select value from settings where key = 'site.phone'), '')`);
const token = sql.raw(`'${phoneToken}'`);
/** As it stands inside JSON; without brackets, which mean something in the answers of exercises. */
const phoneInJson = sql`trim(both '"' from to_json(translate(${phone}, '()"\\', ''))::text)`;

/** A column of text, or a text of SQL. */
export const withPhone = (text: AnyColumn | SQL<string>): SQL<string> =>
  sql<string>`replace(${text}, ${token}, ${phone})`;

/** A column of JSON, with all the texts in it. */
export const filledJson = (column: AnyColumn): SQL =>
  sql<unknown>`case when position(${token} in ${column}::text) = 0 then ${column} else replace(${column}::text, ${token}, ${phoneInJson})::jsonb end`;
