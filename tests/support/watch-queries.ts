import { jest } from '@jest/globals';
import type postgres from 'postgres';

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
