import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeLastSeen } from '@/lib/community/directory/presence';
import { checkChannels } from '@/lib/people/presence/channels';
import { log } from '@/lib/platform/log';

const intervalMs = 30_000;
const stopTimeoutMs = 3_000;

/** Checks with the live server who is connected, at once and every half minute, because its reports are sent only once. */
export function startPresence(): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      await checkChannels().then(writeLastSeen).catch(warn);
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const loop = work();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([loop, sleep(stopTimeoutMs, undefined, { ref: false })]);
    },
  };
}

function warn(error: unknown): void {
  log().warn({ job: 'presence', message: error instanceof Error ? error.message : 'unknown' });
}
