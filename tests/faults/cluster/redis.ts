import { once } from 'node:events';
import { freePort } from '@/scripts/services/ports';
import { findProgram, startProgram, untilListening } from '@/tests/faults/programs';

const password = 'only-for-tests';

export interface Redis {
  url: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** Debian's Redis on loopback, as docs/several-machines.md requires: with a password, and without persistence. */
export async function startRedis(folder: string): Promise<Redis> {
  const program = findProgram('redis-server', 'redis-server');
  const port = await freePort();
  const options = { port, bind: '127.0.0.1', dir: folder, requirepass: password, 'tcp-keepalive': 15 };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const run = () => startProgram([program, ...args, '--save', '', '--appendonly', 'no']);
  let child = run();
  await untilListening(port);
  return {
    url: `redis://:${password}@127.0.0.1:${port}/0`,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    start: async () => {
      child = run();
      await untilListening(port);
    },
  };
}
