import { beforeAll, expect, it } from '@jest/globals';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { killMigrationAt, untilLeft } from '@/tests/faults/kill-migration';
import { migrate, schemaOf } from '@/tests/faults/migrations';
import { migrateToOlder } from '@/tests/faults/older-database';

/* With people in it, and killed at more places: `npm run test:faults`. */
// The database that tests copy theirs from lets nobody in.
const server = databaseUrl(process.env.TEST_DATABASE_URL ?? '', 'postgres');
const names = ['first', 'older'].map((name) => `${name}_${process.env.JEST_WORKER_ID ?? '1'}`);
const [first = '', older = ''] = names.map((name) => databaseUrl(server, name));
process.env.AUTH_SECRET ??= 'only for tests '.repeat(4);
beforeAll(() => Promise.all(names.map((name) => emptyDatabase(server, name))), 30_000);

it('a migration that is killed in its middle leaves nothing, and the next start brings the same schema', async () => {
  expect(await migrate(first)).toBe(0);
  await migrateToOlder(older);
  const before = await schemaOf(older);
  const release = await killMigrationAt(older, 'exercises');
  await release();
  await untilLeft(older);
  expect(await schemaOf(older)).toBe(before);
  expect(await migrate(older)).toBe(0);
  expect(await schemaOf(older)).toBe(await schemaOf(first));
}, 120_000);
