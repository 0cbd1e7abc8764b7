import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/platform/log';
import { publishScheduled } from '@/lib/publishing/writing/publish-scheduled';

/** A scheduled post appears within two seconds; a poll is one lookup in a small index. */
const pollIntervalMs = 500;
/** The delay after a failed poll. */
const retryDelayMs = 3000;

/**
 * Publishes scheduled posts by polling the table in every process: nothing is missed after restarts, clock changes and
 * outages, and the row's lock decides which process publishes. The job queue would poll too rarely.
 */
export function startPublishing(): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const isDone = await publishScheduled().then(() => true, warn);
      await sleep(isDone ? pollIntervalMs : retryDelayMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const loop = work();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([loop, sleep(retryDelayMs)]);
    },
  };
}

function warn(error: unknown): false {
  log().warn({ job: 'publishing', message: error instanceof Error ? error.message : 'unknown' });
  return false;
}
