import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { allocator } from '@/scripts/services/bundle';
import { isEnding } from '@/scripts/services/lifetime';
import { waitForExit, startChild, type Variables } from '@/scripts/services/programs';
import { Refusal, say } from '@/scripts/services/terminal';

/** Draining takes up to 20 s; then the job runner and the database connections are closed. */
const stopTimeoutMs = 28_000;
/** A server that exits sooner after its start is not restarted: it would only crash again. */
const minUptimeMs = 5_000;

/** Runs the server and restarts it after a crash, until it cannot be kept running. */
export async function keepServing(
  command: string[],
  variables: Variables,
  whenReady: () => void,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const started = Date.now();
    const server = startChild(command, {
      variables: { ...allocator, ...variables },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      stopTimeoutMs: stopTimeoutMs,
    });
    const ended = waitForExit(server);
    const isListening = await Promise.race([
      once(server, 'message').then(() => true),
      ended.then(() => false),
    ]);
    if (!isListening) throw new Refusal('The server did not start: the reason is above.');
    if (isFirst) whenReady();
    await ended;
    if (isEnding()) return;
    if (Date.now() - started < minUptimeMs) throw new Refusal('The server ended as soon as it had started.');
    say('The server ended unexpectedly and is started again.');
    await pause(250);
  }
}
