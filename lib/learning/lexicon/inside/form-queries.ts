import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';

/** More forms than a page of messages has. */
const maxForms = 5_000;

/**
 * Forms of the words of our courses, with their stress marks, that have this spelling without stress and ё. Forms with a
 * stress that a machine has guessed are left out.
 */
export async function selectForms(spellings: readonly string[]): Promise<string[]> {
  const wanted = sql`array[${sql.join(
    spellings.map((spelling) => sql`${spelling}`),
    sql`, `,
  )}]::text[]`;
  const rows = await db.execute<{ form: string }>(sql`
    with found as (select russian, tables from lexemes where spellings && ${wanted}),
    forms as (
      select russian as form from found
      union select cell->>'text' from found,
        jsonb_path_query(tables, '$[*].rows[*].cells[*][*] ? (@.stress == "sure")') cell
    )
    select form from forms
    where replace(replace(lower(form), U&'\\0301', ''), U&'\\0451', U&'\\0435') = any (${wanted}) limit ${maxForms}`);
  return rows.map(({ form }) => form);
}
