import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The database that tests copy theirs from, and the program that keeps it. */
interface TestServer {
  url: string;
  stop: () => Promise<void>;
}

/**
 * The address of the database that tests copy theirs from. `npm test` has one running; whoever runs a single test
 * gets one that lives as long as that run.
 */
export async function ensureTestServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: running } = process.env;
  if (running) return { url: running, stop: async () => undefined };
  const keeper = spawn(
    process.execPath,
    ['--import', './scripts/boot/typescript.mjs', 'scripts/test/database.ts'],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true },
  );
  const url = await addressFrom(keeper);
  keeper.unref();
  keeper.channel?.unref();
  return { url, stop: () => end(keeper) };
}

async function addressFrom(keeper: ChildProcess): Promise<string> {
  const message = once(keeper, 'message').then(([url]) => String(url));
  const failure = once(keeper, 'exit').then(() => undefined);
  const url = await Promise.race([message, failure]);
  if (!url) throw new Error('The test database did not start: the reason is above.');
  return url;
}

async function end(keeper: ChildProcess): Promise<void> {
  keeper.ref();
  const ended = once(keeper, 'exit');
  keeper.disconnect();
  await ended;
}
