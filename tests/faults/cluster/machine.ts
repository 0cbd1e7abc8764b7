import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { atEnd } from '@/scripts/services/lifetime';
import { freePort } from '@/scripts/services/ports';
import { endsWithin } from '@/scripts/services/processes';
import { stopChild } from '@/scripts/services/programs';
import { childRunning, childrenOf } from '@/tests/faults/children';
import { untilStatus } from '@/tests/faults/site';

/** A machine: the processes of `npm start`, with their own ports. */
export interface Machine {
  name: string;
  port: number;
  base: string;
  start: () => Promise<void>;
  /** Sends SIGTERM. @returns the exit code */
  stop: () => Promise<number | null>;
  /** Kills all processes at the same time, like a power failure. */
  kill: () => Promise<void>;
  /** Process id of a child that runs a program. */
  find: (program: string) => number | undefined;
  /** Process id of the topmost process. */
  pid: () => number;
}

/** @param variables environment variables shared by all machines */
export async function makeMachine(name: string, variables: Record<string, string>): Promise<Machine> {
  const [port, soketiPort] = [await freePort(), await freePort()];
  const base = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  const pid = () => child?.pid ?? 0;
  atEnd(async () => child && stopChild(child, 40_000));
  return {
    name,
    port,
    base,
    pid,
    start: async () => {
      const started = spawn(process.execPath, ['scripts/start.mjs'], {
        env: { ...process.env, ...variables, PORT: String(port), SOKETI_PORT: String(soketiPort) },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child = started;
      const ended = once(started, 'exit').then(() =>
        Promise.reject(new Error(`Machine ${name} did not start.`)),
      );
      ended.catch(() => undefined);
      await Promise.race([untilStatus(`${base}/readyz`, 200), ended]);
    },
    stop: async () => {
      if (!child) return null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    kill: async () => {
      const all = [pid(), ...descendantsOf(pid())];
      for (const each of all) kill(each);
      for (const each of all) await endsWithin(each, 5_000);
    },
    find: (program) => childRunning(pid(), program),
  };
}

/** From the top down: a parent that would restart others comes first. */
const descendantsOf = (parent: number): number[] => {
  const children = childrenOf(parent);
  return [...children, ...children.flatMap(descendantsOf)];
};

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its parent.
  }
}
