import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { reason, say } from '@/scripts/services/terminal';
import { isRunning, startPostmaster, stopPostmaster, type Cluster } from './postmaster';

const minRestartDelayMs = 100;
const maxRestartDelayMs = 5_000;

interface Supervised {
  child: ChildProcess;
  stopping: AbortController;
}

/** Starts the database and restarts it whenever it exits by itself, until `stop` is called. */
export async function supervise(cluster: Cluster): Promise<{ stop: () => Promise<void> }> {
  const supervised = { child: await startPostmaster(cluster), stopping: new AbortController() };
  const watching = watch(cluster, supervised);
  return {
    stop: async () => {
      supervised.stopping.abort();
      await stopPostmaster(supervised.child);
      // A restart may have been under way.
      await watching;
      await stopPostmaster(supervised.child);
    },
  };
}

async function watch(cluster: Cluster, kept: Supervised): Promise<void> {
  for (;;) {
    if (isRunning(kept.child)) await once(kept.child, 'exit');
    if (kept.stopping.signal.aborted) return;
    say('The database ended unexpectedly and is started again.');
    await restart(cluster, kept);
  }
}

/** Retries with exponential backoff: the shared memory of a killed database is freed a moment later. */
async function restart(cluster: Cluster, kept: Supervised): Promise<void> {
  const { signal } = kept.stopping;
  for (let delayMs = minRestartDelayMs; !signal.aborted; delayMs = Math.min(delayMs * 2, maxRestartDelayMs)) {
    await pause(delayMs, undefined, { signal }).catch(() => undefined);
    const child = await startPostmaster(cluster).catch((error: unknown) => say(reason(error)));
    if (!child) continue;
    kept.child = child;
    say('The database is back.');
    return;
  }
}
