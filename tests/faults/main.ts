/**
 * `npm run test:faults`: parts of the site are killed, hang or are stopped. Loopback only; `calls-relay` needs Debian’s
 * coturn. `npm run test:faults -- stopping fuzz` runs some of the trials.
 */
import { runProgram } from '@/scripts/services/lifetime';
import { tryCallsRelay } from './calls/relay';
import { tryChatAnswers, tryChatDatabase, tryChatPolling, tryChatPush, tryChatServer } from './chat/trials';
import { tryDatabaseAway } from './database-away';
import { tryDroppedAnswers } from './dropped-answers';
import { tryFuzz } from './fuzz';
import { tryMigrating } from './migrating';
import { startSite, type Site } from './site';
import { trySlowSenders } from './slow-senders';
import { tryStopping } from './stopping';
import { unlimited } from './unlimited';
import { conclude } from './verdicts';

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

/** Trials that need a running site, in an order in which each leaves it as the next one needs it. */
const siteTrials: [string, (site: Site) => Promise<void>][] = [
  ['database-away', tryDatabaseAway],
  ['slow-senders', trySlowSenders],
  ['dropped-answers', tryDroppedAnswers],
  ['fuzz', tryFuzz],
  ['chat-push', tryChatPush],
  ['chat-server', tryChatServer],
  ['chat-database', tryChatDatabase],
  ['chat-answers', tryChatAnswers],
  ['chat-polling', tryChatPolling],
  ['stopping', tryStopping],
];

const names = ['migrating', 'calls-relay', ...siteTrials.map(([name]) => name)];

await runProgram(async () => {
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`No such trial: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  if (isWanted('migrating')) await tryMigrating(process.env.DATABASE_URL ?? '');
  const trials = siteTrials.filter(([name]) => isWanted(name));
  if (trials.length > 0) {
    const site = await startSite('site', unlimited);
    for (const [, attempt] of trials) await attempt(site);
  }
  // It starts sites of its own, with a relay and without one.
  if (isWanted('calls-relay')) await tryCallsRelay();
  return conclude();
});
