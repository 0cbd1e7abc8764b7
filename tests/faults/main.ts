/** `npm run test:faults`: what happens when something is killed, hangs or is stopped. Loopback only, a few minutes. */
import { runProgram } from '@/scripts/services/lifetime';
import { tryDatabaseAway } from './database-away';
import { tryMigrating } from './migrating';
import { startSite } from './site';
import { trySlowSenders } from './slow-senders';
import { tryStopping } from './stopping';
import { conclude } from './verdicts';

await runProgram(async () => {
  await tryMigrating(process.env.DATABASE_URL ?? '');
  const site = await startSite('site');
  await tryDatabaseAway(site);
  await trySlowSenders(site);
  await tryStopping(site);
  return conclude();
});
