/** `npm run test:faults`: what happens when something is killed, hangs or is stopped. Loopback only, a few minutes. */
import { runProgram } from '@/scripts/services/lifetime';
import { tryDatabaseAway } from './database-away';
import { tryDroppedAnswers } from './dropped-answers';
import { tryFuzz } from './fuzz';
import { tryMigrating } from './migrating';
import { startSite } from './site';
import { trySlowSenders } from './slow-senders';
import { tryStopping } from './stopping';
import { conclude } from './verdicts';

/** Limits have tests of their own. */
const plenty = '1000000';
const unlimited = {
  LIMIT_READS: plenty,
  LIMIT_WRITES: plenty,
  LIMIT_MEMBER: plenty,
  LIMIT_PAGES: plenty,
  LIMIT_COSTLY: plenty,
  LIMIT_REGISTER: plenty,
  LIMIT_LOGIN_ADDRESS: plenty,
};

await runProgram(async () => {
  await tryMigrating(process.env.DATABASE_URL ?? '');
  const site = await startSite('site', unlimited);
  await tryDatabaseAway(site);
  await trySlowSenders(site);
  await tryDroppedAnswers(site);
  await tryFuzz(site);
  await tryStopping(site);
  return conclude();
});
