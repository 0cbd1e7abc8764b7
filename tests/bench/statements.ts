import { switchTo, type Opened } from './learning/application';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The statements that some work makes, each text once. */
export async function record(opened: Opened, work: () => Promise<void>): Promise<Statement[]> {
  const statements = await recordAll(opened, work);
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}

/** All statements that some work makes, in their order. */
export async function recordAll({ db, sql }: Opened, work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  sql.options.debug = (_connection, text, values) => statements.push({ text, values });
  switchTo({ db, sql });
  await work();
  sql.options.debug = false;
  return statements.filter(({ text }) => /^\s*(?:select|insert|update|delete|with)\b/u.test(text));
}

/** With the values that were asked for, and with whatever values, as PostgreSQL plans what it is asked often. */
export async function explain({ sql }: Opened, { text, values }: Statement): Promise<string> {
  const lines = async (options: string, parameters: readonly unknown[]) => {
    const rows = await sql.unsafe(`explain (${options}) ${text}`, [...parameters] as never[]);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  };
  const isRead = text.startsWith('select') && !text.includes(' for ');
  const real = await lines(isRead ? 'analyze, buffers off' : 'buffers off', values);
  return `${text}\n${real}\n-- whatever the values\n${await lines('generic_plan', [])}`;
}

/** Those of some tables that a plan reads from end to end. */
export function readWhole(plans: readonly string[], tables: readonly string[]): string[] {
  return tables.filter((table) =>
    plans.some((plan) => new RegExp(`Seq Scan on ${table}\\b`, 'u').test(plan)),
  );
}
