import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { publishScheduled } from '@/lib/publishing/writing/publish-scheduled';

/** A scheduled post appears within two seconds; the question is one look into a small index. */
const pause = 500;
/** After the database did not answer. */
const longPause = 3000;

/**
 * Asks the table itself, in every process, rather than a queue that wakes too seldom: so nothing is missed across
 * restarts, moved clocks and outages, and the row's lock says who does it.
 */
export function startPublishing(): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const work = async () => {
    while (!signal.aborted) {
      const isDone = await publishScheduled().then(() => true, warn);
      await sleep(isDone ? pause : longPause, undefined, { signal }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    stop: async () => {
      ending.abort();
      await Promise.race([working, sleep(longPause)]);
    },
  };
}

function warn(error: unknown): false {
  log().warn({ job: 'publishing', message: error instanceof Error ? error.message : 'unknown' });
  return false;
}
