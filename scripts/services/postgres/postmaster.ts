import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithin } from '@/scripts/services/processes';
import { Refusal } from '@/scripts/services/terminal';
import type { Account } from './account';
import { executable } from './binaries';
import { answers } from './databases';

/** Everything needed to start the database. */
export interface Cluster {
  account: Account;
  native: string;
  data: string;
  port: number;
  /** The URL of the superuser for the database `postgres`. */
  url: string;
  logFile: string;
  /** Additional `name=value` settings. */
  settings: string[];
}

const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;
const maxLogBytes = 5_000_000;
/** After a crash PostgreSQL syncs every data file; syncfs does it in one call instead of seconds of single calls. */
const sync = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
const settings = [
  ...sync,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'jit=off',
  // SSDs read random pages nearly as fast as sequential ones.
  'random_page_cost=1.1',
  'log_destination=stderr',
];

/** @returns the process, once it answers; this includes recovery after a crash */
export async function startPostmaster(cluster: Cluster): Promise<ChildProcess> {
  const child = spawnPostmaster(cluster);
  const deadline = Date.now() + startTimeoutMs;
  while (isRunning(child) && Date.now() < deadline) {
    if (await answers(cluster.url)) return child;
    await pause(100);
  }
  child.kill('SIGQUIT');
  throw new Refusal(`The database did not start: ${lastLogError(cluster.logFile)} (${cluster.logFile})`);
}

export function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** Requests a fast shutdown: open transactions are rolled back, committed ones are on disk. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || !isRunning(child)) return;
  child.kill('SIGINT');
  if (await endsWithin(pid, stopTimeoutMs)) return;
  child.kill('SIGQUIT');
  await endsWithin(pid, stopTimeoutMs);
}

function spawnPostmaster({ account, native, data, port, logFile, settings: more }: Cluster): ChildProcess {
  const log = openLog(logFile);
  const options = [...settings, `port=${port}`, ...more].flatMap((setting) => ['-c', setting]);
  const { uid, gid } = account;
  const child = spawn(executable(native, 'postgres'), ['-D', data, ...options], {
    ...(uid !== undefined && gid !== undefined && { uid, gid }),
    cwd: data,
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_MESSAGES: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    // Ctrl-C signals the whole process group of the terminal; the database must outlive the server that drains.
    detached: true,
  });
  closeSync(log);
  // A process that fails to start has no pid, which `isRunning` checks.
  child.once('error', () => undefined);
  return child;
}

function openLog(file: string): number {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  return openSync(file, size > maxLogBytes ? 'w' : 'a', 0o600);
}

function lastLogError(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? 'it says nothing about why';
}
