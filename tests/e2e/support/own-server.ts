import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { program, stopChild } from '@/scripts/services/programs';
import { databaseUrl } from '@/scripts/services/postgres/databases';
import { site } from './site';

interface OwnServer {
  origin: string;
  stop: () => Promise<void>;
}

/**
 * The same pages once more, for one journey alone: with a database of this name, and a clock that can be set.
 * `variables` come on top of the environment.
 */
export async function startOwnServer(
  name: string,
  variables: Record<string, string> = {},
): Promise<OwnServer> {
  const [file = '', ...args] = program('tests/e2e/support/server.ts', name, 'development');
  const template = databaseUrl(site.databaseUrl, 'govorim');
  const child = spawn(file, args, {
    env: { ...process.env, TEST_DATABASE_URL: template, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new RegExp(`^${name} is ready at (http:\\S+)`, 'u');
  const ended = once(child, 'exit').then(() => null);
  const lines = createInterface({ input: child.stdout });
  const origin = await Promise.race([
    ended,
    new Promise<string>((found) => {
      lines.on('line', (line) => {
        const [, address] = ready.exec(line) ?? [];
        if (address) found(address);
      });
    }),
  ]);
  if (origin === null) throw new Error(`The server ${name} did not start: the reason is above.`);
  return { origin, stop: () => stopChild(child, 20_000) };
}
