import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { freePort } from '@/scripts/services/ports';
import { program, startChild } from '@/scripts/services/programs';
import { load, type Target } from './wrk';

/**
 * What an answer of Node's own server cost, in microseconds of processor time, on the machine on which the goals were set, with
 * 16 connections. Machines differ by half and more, and one machine from hour to hour.
 */
const referenceCpuUs = 26;
const connections = 16;
const seconds = 3;

/** Node's own server with these bytes. */
export async function startBareNode(body: Buffer): Promise<Target> {
  const file = '.cache/bench-page';
  mkdirSync('.cache', { recursive: true });
  writeFileSync(file, body);
  const PORT = String(await freePort());
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'ignore', 'inherit', 'ipc'];
  const child = startChild(program('tests/bench/bare-node.ts', file), {
    variables: { ...process.env, PORT },
    stdio,
  });
  await once(child, 'message');
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${PORT}/` };
}

/** @returns how much processor time this machine needs now for what took one on the machine of the goals. */
export async function slowness(bare: Target): Promise<number> {
  return (await load(bare, connections, seconds)).cpuUs / referenceCpuUs;
}
