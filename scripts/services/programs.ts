import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { endsWithin } from './processes';
import { atEnd } from './lifetime';

export type Variables = Record<string, string | undefined>;

interface ChildOptions {
  variables: Variables;
  stdio?: StdioOptions;
  /** How long the child may take to exit after SIGTERM before it is killed. */
  stopTimeoutMs?: number;
}

const inherited = ['ignore', 'inherit', 'inherit'] satisfies StdioOptions;

/** The command that runs one of our TypeScript files (see boot/launch.mjs). */
export function program(file: string, ...args: string[]): string[] {
  return [process.execPath, '--import', './scripts/boot/typescript.mjs', file, ...args];
}

/** The command that runs a tool of node_modules. */
export function tool(path: string, ...args: string[]): string[] {
  return [process.execPath, `node_modules/${path}`, ...args];
}

/** Starts a child that never outlives this program. */
export function startChild(command: string[], wishes: ChildOptions): ChildProcess {
  const [file = '', ...args] = command;
  // Its own process group: Ctrl-C reaches only this program, which stops its children in order.
  const options = {
    env: { NODE_ENV: process.env.NODE_ENV, ...wishes.variables },
    stdio: wishes.stdio ?? inherited,
    detached: true,
  };
  const child = spawn(file, args, options);
  child.once('exit', () => killGroup(child));
  atEnd(() => stopChild(child, wishes.stopTimeoutMs ?? 5_000));
  return child;
}

/** Runs a child to its end. @returns its exit code */
export async function runChild(command: string[], wishes: ChildOptions): Promise<number> {
  const child = startChild(command, wishes);
  return waitForExit(child);
}

/** Runs a child silently. @returns its exit code and all that it printed */
export async function collectChild(
  command: string[],
  wishes: ChildOptions,
): Promise<{ code: number; output: string }> {
  const child = startChild(command, { ...wishes, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  const keep = (chunk: Buffer) => chunks.push(chunk);
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const code = await waitForExit(child, 'close');
  return { code, output: Buffer.concat(chunks).toString() };
}

/** @param event 'close' waits for its output too, which a grandchild may hold open */
export function waitForExit(child: ChildProcess, event: 'exit' | 'close' = 'exit'): Promise<number> {
  return new Promise((ended) => {
    if (child.exitCode !== null) ended(child.exitCode);
    child.once(event, (code: number | null) => ended(code ?? 1)).once('error', () => ended(1));
  });
}

/**
 * Sends SIGTERM, and kills the group when the child does not exit in time.
 * @public for tests, which start programs of their own
 */
export async function stopChild(child: ChildProcess, timeoutMs: number): Promise<void> {
  const { pid, exitCode, signalCode } = child;
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  child.kill('SIGTERM');
  if (!(await endsWithin(pid, timeoutMs))) killGroup(child);
}

/** Kills what a child leaves behind: the workers it started are in its group. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no process any more.
  }
}
