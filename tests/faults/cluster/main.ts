/**
 * `npm run cluster:test`: two machines behind nginx, as in docs/several-machines.md, of which one part after another is
 * killed. Loopback only, with Debian's redis-server and nginx; ten minutes. `npm run cluster:test -- redis` runs one trial.
 */
import { runProgram } from '@/scripts/services/lifetime';
import { conclude } from '@/tests/faults/verdicts';
import { unlimited } from '@/tests/faults/unlimited';
import { startCluster, type Cluster } from './set-up';
import { tryShared } from './shared';
import { tryCrossing, tryMachineKilled, tryRedisKilled, tryRollingRestart, trySoketiKilled } from './trials';

const trials: Record<string, (cluster: Cluster) => Promise<void>> = {
  crossing: tryCrossing,
  shared: tryShared,
  soketi: trySoketiKilled,
  redis: tryRedisKilled,
  machine: tryMachineKilled,
  rolling: tryRollingRestart,
};

const wanted = process.argv.slice(2);

await runProgram(async () => {
  const unknown = wanted.filter((name) => !(name in trials));
  if (unknown.length > 0)
    throw new Error(`No such trial: ${unknown.join(', ')}. There are ${Object.keys(trials).join(', ')}.`);
  const cluster = await startCluster(process.env.DATABASE_URL ?? '', unlimited);
  for (const [name, attempt] of Object.entries(trials))
    if (wanted.length === 0 || wanted.includes(name)) await attempt(cluster);
  return conclude();
});
