import 'server-only';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Options for `onConflictDoUpdate` that overwrite all columns but the id and the keys, if anything differs. `returning`
 * then gives only the rows that changed.
 */
export function overwrite(
  table: PgTable,
  keys: readonly string[],
): { set: Record<string, SQL>; setWhere: SQL } {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name]) => name !== 'id' && !keys.includes(name),
  );
  const stored = columns.map(([, column]) => sql`${column}`);
  const fresh = columns.map(([, { name }]) => sql`excluded.${sql.identifier(name)}`);
  return {
    set: Object.fromEntries(
      columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
    ),
    setWhere: sql`(${sql.join(stored, sql`, `)}) is distinct from (${sql.join(fresh, sql`, `)})`,
  };
}

export async function countRows(returning: PromiseLike<unknown[]>): Promise<number> {
  return (await returning).length;
}

/** The id of the row that the statement has inserted or found. */
export async function getId(selecting: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await selecting;
  if (!row) throw new Error('A row that was just written is not there.');
  return row.id;
}
