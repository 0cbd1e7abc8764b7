import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The template database of the tests, and a function to stop its server. */
interface TestServer {
  url: string;
  stop: () => Promise<void>;
}

/** @returns the URL of the template database. `npm test` runs its server; a single test run starts one that ends with it */
export async function ensureTestServer(): Promise<TestServer> {
  const { TEST_DATABASE_URL: running } = process.env;
  if (running) return { url: running, stop: async () => undefined };
  const serverProcess = spawn(
    process.execPath,
    ['--import', './scripts/boot/typescript.mjs', 'scripts/test/database.ts'],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true },
  );
  const url = await addressFrom(serverProcess);
  serverProcess.unref();
  serverProcess.channel?.unref();
  return { url, stop: () => end(serverProcess) };
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
