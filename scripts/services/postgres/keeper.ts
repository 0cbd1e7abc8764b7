import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { reason, say } from '@/scripts/services/terminal';
import { isRunning, startPostmaster, stopPostmaster, type Cluster } from './postmaster';

const firstPause = 100;
const longestPause = 5_000;

interface Kept {
  child: ChildProcess;
  stopping: AbortController;
}

/** Starts the database and starts it again whenever it ends by itself, until it is told to stop. */
export async function keepRunning(cluster: Cluster): Promise<{ stop: () => Promise<void> }> {
  const kept = { child: await startPostmaster(cluster), stopping: new AbortController() };
  const watching = watch(cluster, kept);
  return {
    stop: async () => {
      kept.stopping.abort();
      await stopPostmaster(kept.child);
      // It may have been in the middle of a restart.
      await watching;
      await stopPostmaster(kept.child);
    },
  };
}

async function watch(cluster: Cluster, kept: Kept): Promise<void> {
  for (;;) {
    if (isRunning(kept.child)) await once(kept.child, 'exit');
    if (kept.stopping.signal.aborted) return;
    say('The database ended unexpectedly and is started again.');
    await restart(cluster, kept);
  }
}

/** What a killed database held in memory is freed a moment later, so the first try may come too early. */
async function restart(cluster: Cluster, kept: Kept): Promise<void> {
  const { signal } = kept.stopping;
  for (let wait = firstPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    await pause(wait, undefined, { signal }).catch(() => undefined);
    const child = await startPostmaster(cluster).catch((error: unknown) => say(reason(error)));
    if (!child) continue;
    kept.child = child;
    say('The database is back.');
    return;
  }
}
