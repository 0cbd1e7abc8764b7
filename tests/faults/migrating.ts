import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { migrate, schemaOf, startMigration } from './migrations';
import { tryMigratingFilled } from './migrating-filled';
import { note } from './verdicts';

/**
 * Milliseconds after which it is killed: from before the first statement until about the last, on slow and fast machines.
 */
const killedAfter = [600, 800, 1_000, 1_200, 1_500, 2_000];

/** Migrations of an empty and of a filled database: run twice, two at once, and killed in the middle. */
export async function tryMigrating(server: string): Promise<void> {
  const fresh = async (name: string) => {
    await emptyDatabase(server, name);
    return databaseUrl(server, name);
  };
  const once = await fresh('faults_once');
  note('migrations: the first run', (await migrate(once)) === 0);
  const reference = await schemaOf(once);
  note(
    'migrations: a second run changes nothing',
    (await migrate(once)) === 0 && (await schemaOf(once)) === reference,
  );

  const both = await fresh('faults_both');
  const codes = await Promise.all([migrate(both), migrate(both)]);
  note('migrations: two at once', codes.every((code) => code === 0) && (await schemaOf(both)) === reference);

  for (const milliseconds of killedAfter) {
    const killed = await fresh('faults_killed');
    const child = startMigration(killed);
    await pause(milliseconds);
    child.kill('SIGKILL');
    const isRight = (await migrate(killed)) === 0 && (await schemaOf(killed)) === reference;
    note(`migrations: killed after ${milliseconds} ms and run again`, isRight);
  }
  await tryMigratingFilled(server, reference);
}
