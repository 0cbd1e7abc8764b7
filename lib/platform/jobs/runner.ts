import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, runOnce, type Runner, type TaskList } from 'graphile-worker';
import { getEnv } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import type { JobHandler } from './job';

/** Delay before the queue reconnects after its connection was lost. */
const reconnectDelayMs = 3000;

const quiet = new Logger(() => (level: string, message) => {
  if (level === 'error') log().warn({ job: 'queue', message: message.replace(/\S+@\S+/gu, '…@…') });
});

/** Creates the queue's own tables; runs with the migrations. */
export async function migrateJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: quiet });
}

interface JobTable {
  handlers: readonly JobHandler[];
  /** Crontab lines in UTC: minute, hour, day, month, weekday and the kind of job. */
  crontab: string;
}

/** Runs jobs in this process until it is stopped; reconnects after the database was unreachable. */
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
 * Runs the jobs that are due now.
 * @public for tests, which do not wait for a worker
 */
export async function runDueJobs(handlers: readonly JobHandler[]): Promise<void> {
  await runOnce({ ...common(handlers), concurrency: 1, maxPoolSize: 2 });
}

function startRunner({ handlers, crontab }: JobTable): Promise<Runner> {
  return run({ ...common(handlers), concurrency: 2, maxPoolSize: 3, pollInterval: 2000, crontab });
}

/** Completion in batches makes the library, when it stops, wait until the last jobs are marked as done. */
const batches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

const common = (handlers: readonly JobHandler[]) => ({
  connectionString: getEnv().DATABASE_URL,
  noHandleSignals: true,
  taskList: taskList(handlers),
  logger: quiet,
  preset: { worker: batches },
});

function taskList(handlers: readonly JobHandler[]): TaskList {
  return Object.fromEntries(handlers.map(({ kind, work }) => [kind, work]));
}
