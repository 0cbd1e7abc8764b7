import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { allocator, bundleServer } from '@/scripts/services/bundle';
import { isEnding } from '@/scripts/services/lifetime';
import { ending, program, startChild, type Variables } from '@/scripts/services/programs';
import { Refusal, say } from '@/scripts/services/terminal';

/** A drain takes up to 20 seconds; then the jobs and the connections to the database are closed. */
const patience = 28_000;
/** A server that crashes again within this time after its start would crash for ever. */
const shortestLife = 5_000;

/** Serves until the server cannot be kept running. One that crashes is started again. */
export async function keepServing(variables: Variables, whenReady: () => void): Promise<void> {
  const isDevelopment = variables.NODE_ENV === 'development';
  const command = isDevelopment ? program('scripts/serve/main.ts') : bundleServer();
  for (let isFirst = true; ; isFirst = false) {
    const started = Date.now();
    const server = startChild(command, {
      variables: { ...allocator, ...variables },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      patience,
    });
    const ended = ending(server);
    const isListening = await Promise.race([
      once(server, 'message').then(() => true),
      ended.then(() => false),
    ]);
    if (!isListening) throw new Refusal('The server did not start: the reason is above.');
    if (isFirst) whenReady();
    await ended;
    if (isEnding()) return;
    if (Date.now() - started < shortestLife) throw new Refusal('The server ended as soon as it had started.');
    say('The server ended unexpectedly and is started again.');
    await pause(250);
  }
}
