import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded } from '@/scripts/services/processes';
import { Refusal } from '@/scripts/services/terminal';
import type { Account } from './account';
import { executable } from './binaries';
import { answers } from './databases';

/** Everything one needs to start the database, again and again. */
export interface Cluster {
  account: Account;
  native: string;
  data: string;
  port: number;
  /** Of its superuser, to the `postgres` database. */
  url: string;
  logFile: string;
  /** `name=value` settings beside those every cluster gets. */
  settings: string[];
}

const startMilliseconds = 60_000;
const stopMilliseconds = 15_000;
const longestLog = 5_000_000;
/** After a crash PostgreSQL makes sure of every file on the disk, which takes seconds one by one. */
const sync = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
const settings = [
  ...sync,
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'jit=off',
  // Disks without a moving head read any page as quickly as the next.
  'random_page_cost=1.1',
  'log_destination=stderr',
];

/** @returns the process, once it answers. Recovery after a crash is part of it and may take its time. */
export async function startPostmaster(cluster: Cluster): Promise<ChildProcess> {
  const child = spawnPostmaster(cluster);
  const deadline = Date.now() + startMilliseconds;
  while (isRunning(child) && Date.now() < deadline) {
    if (await answers(cluster.url)) return child;
    await pause(100);
  }
  child.kill('SIGQUIT');
  throw new Refusal(`The database did not start: ${lastComplaint(cluster.logFile)} (${cluster.logFile})`);
}

export function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** Fast shutdown: open transactions are rolled back, everything acknowledged is on the disk. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || !isRunning(child)) return;
  child.kill('SIGINT');
  if (await hasEnded(pid, stopMilliseconds)) return;
  child.kill('SIGQUIT');
  await hasEnded(pid, stopMilliseconds);
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
    // Ctrl-C reaches the whole group of the terminal: the database has to outlive the server that drains.
    detached: true,
  });
  closeSync(log);
  // One that cannot even be started has no pid, and is seen by that.
  child.once('error', () => undefined);
  return child;
}

function openLog(file: string): number {
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  return openSync(file, size > longestLog ? 'w' : 'a', 0o600);
}

function lastComplaint(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  return lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? 'it says nothing about why';
}
