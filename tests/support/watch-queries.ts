import { jest } from '@jest/globals';
import type postgres from 'postgres';

/** The application's own connection (lib/platform/database/database), which every query goes through. */
const place = globalThis as { govorimDatabase?: { sql: postgres.Sql } };

/** The statements that some work makes, without their values. */
export async function watchQueries(work: () => Promise<unknown>): Promise<string[]> {
  const { sql } = place.govorimDatabase!;
  const watch = jest.spyOn(sql, 'unsafe');
  try {
    await work();
    return watch.mock.calls.map(([statement]) => statement);
  } finally {
    watch.mockRestore();
  }
}
