import { afterAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@/db/client';
import { isDatabaseAway } from '@/lib/platform/database/database';
import { testDatabase } from '@/tests/support/database';

const { sql: other, url } = testDatabase();
const { sql } = connect(url, 1);
afterAll(() => sql.end({ timeout: 5 }));

/** Unpatched (scripts/patches), postgres.js 3.4.9 throws where nobody can catch it, and the process ends. */
it('a statement of a transaction whose connection is gone is refused, and the next one finds another', async () => {
  let late: unknown;
  const lost = sql.begin(async (transaction) => {
    const [row] = await transaction<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await other`select pg_terminate_backend(${row?.pid ?? 0})`;
    await wait(100);
    await transaction`select 1`.catch((error: unknown) => (late = error));
  });
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await wait(300);
  expect(isDatabaseAway(late)).toBe(true);
  expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
});
