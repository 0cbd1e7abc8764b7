import { jest } from '@jest/globals';
import type postgres from 'postgres';
import type { SentStatement } from './repeated-queries';

/** The application's connection (lib/platform/database/database), used by every query. */
const globals = globalThis as { govorimDatabase?: { sql: postgres.Sql } };

/** The SQL statements of some work, without their parameters. */
export async function watchQueries(work: () => Promise<unknown>): Promise<string[]> {
  const { sql } = globals.govorimDatabase!;
  const watch = jest.spyOn(sql, 'unsafe');
  try {
    await work();
    return watch.mock.calls.map(([statement]) => statement);
  } finally {
    watch.mockRestore();
  }
}

/** The statements that some work sends to the database, also inside transactions, as the connection sends them. */
export async function watchStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; sent: SentStatement[] }> {
  const { options } = globals.govorimDatabase!.sql;
  const sent: SentStatement[] = [];
  options.debug = (_connection, text, parameters) => sent.push({ text, parameters });
  try {
    return { result: await work(), sent };
  } finally {
    options.debug = false;
  }
}
