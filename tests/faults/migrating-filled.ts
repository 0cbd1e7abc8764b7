import { setTimeout as pause } from 'node:timers/promises';
import { copyDatabase, databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { killMigrationAt, untilLeft } from './kill-migration';
import { migrate, prepare, schemaOf } from './migrations';
import { contentOf, makeOlder, open, tablesOf } from './older-database';
import { note } from './verdicts';

/** Tables that later migrations change: while another transaction writes to one of them, a migration waits in its middle. */
const heldTables = ['exercises', 'users', 'words'];

/** A filled database is migrated to the newest schema, and killed at different statements on the way. */
export async function tryMigratingFilled(server: string, reference: string): Promise<void> {
  const fresh = async (name: string) => {
    await emptyDatabase(server, name);
    return databaseUrl(server, name);
  };
  const source = await fresh('faults_source');
  note('a filled database: seeded', (await prepare(source)) === 0);
  const older = await fresh('faults_older');
  await makeOlder(older, source);
  const contents = await contentReader(older);
  const then = { schema: await schemaOf(older), content: await contents(older) };
  const isAtHead = async (url: string) =>
    (await schemaOf(url)) === reference && (await contents(url)) === then.content;

  for (const table of heldTables) {
    const { url, release } = await killAt(older, table);
    await release();
    await untilLeft(url);
    const isAsBefore = (await schemaOf(url)) === then.schema && (await contents(url)) === then.content;
    note(`a filled database: a migration killed at \`${table}\` has left nothing`, isAsBefore);
    note(`a filled database: and runs again`, (await migrate(url)) === 0 && (await isAtHead(url)));
  }

  const { url, release } = await killAt(older, 'words');
  // PostgreSQL still works on the killed migration's statement.
  const again = migrate(url);
  await pause(2_000);
  await release();
  note('a filled database: started again at once after a kill', (await again) === 0 && (await isAtHead(url)));
  note('a filled database: the site can start with it', (await prepare(url)) === 0);
}

async function contentReader(older: string): Promise<(url: string) => Promise<string>> {
  const sql = open(older);
  const tables = await tablesOf(sql);
  await sql.end();
  return async (url) => JSON.stringify(await contentOf(url, tables));
}

/** Kills a migration of a copy while it waits for a lock on this table. */
async function killAt(older: string, table: string): Promise<{ url: string; release: () => Promise<void> }> {
  const url = databaseUrl(older, 'faults_filled');
  await copyDatabase(older, 'faults_filled');
  return { url, release: await killMigrationAt(url, table) };
}
