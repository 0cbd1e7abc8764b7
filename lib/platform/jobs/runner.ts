import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, runOnce, type Runner, type TaskList } from 'graphile-worker';
import { getEnv } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import type { JobHandler } from './job';

/** After the queue's connection broke. */
const reconnectDelayMs = 3000;

const quiet = new Logger(() => (level: string, message) => {
  if (level === 'error') log().warn({ job: 'queue', message: message.replace(/\S+@\S+/gu, '…@…') });
});

/** Makes the queue's own tables. Run with the migrations. */
export async function migrateJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: quiet });
}

interface JobTable {
  handlers: readonly JobHandler[];
  /** Lines of a crontab, in UTC: minute, hour, day, month, weekday and the kind of job. */
  crontab: string;
}

/** Works on jobs in this process until stopped; goes on by itself after the database was away. */
export function startJobs(table: JobTable): { stop: () => Promise<void> } {
  const ending = new AbortController();
  let runner: Runner | undefined;
  const work = async () => {
    while (!ending.signal.aborted) {
      runner = await startRunner(table).catch(() => undefined);
      await runner?.promise.catch(() => undefined);
      await sleep(reconnectDelayMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    stop: async () => {
      ending.abort();
      await runner?.stop().catch(() => undefined);
      await Promise.race([working, sleep(reconnectDelayMs)]);
    },
  };
}

/**
 * Works on what is due now, and ends: tests do not wait for a worker.
 * @public
 */
export async function runDueJobs(handlers: readonly JobHandler[]): Promise<void> {
  await runOnce({ ...common(handlers), concurrency: 1, maxPoolSize: 2 });
}

function startRunner({ handlers, crontab }: JobTable): Promise<Runner> {
  return run({ ...common(handlers), concurrency: 2, maxPoolSize: 3, pollInterval: 2000, crontab });
}

const common = (handlers: readonly JobHandler[]) => ({
  connectionString: getEnv().DATABASE_URL,
  noHandleSignals: true,
  taskList: taskList(handlers),
  logger: quiet,
});

function taskList(handlers: readonly JobHandler[]): TaskList {
  return Object.fromEntries(handlers.map(({ kind, work }) => [kind, work]));
}
