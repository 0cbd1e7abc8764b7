import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, runMigrations, runOnce, type Runner, type TaskList } from 'graphile-worker';
import { rejudgeExercise } from '@/lib/learning/appeals/rejudge';
import { answerLostPassword } from '@/lib/people/auth/lost-password';
import { removeOldEmailChanges } from '@/lib/people/auth/email-change';
import { removeOldLinks } from '@/lib/people/auth/mail-links';
import { removeExpiredSessions } from '@/lib/people/auth/sessions';
import { removeOldThrottles } from '@/lib/platform/limits/throttle';
import { removeOldReads } from '@/lib/publishing/blog/reads';
import { getEnv } from '@/lib/platform/env';
import { removeOldAnswers } from '@/lib/platform/http/idempotency';
import { log } from '@/lib/platform/log';
import { sendMail } from '@/lib/people/letters/service';
import { removeOldTrials } from '@/lib/learning/trials/service';
import type { JobPayloads } from './queue';

type Handlers = { [K in keyof JobPayloads]: (payload: JobPayloads[K]) => Promise<void> };

const handlers: Handlers = {
  mail: sendMail,
  lost_password: answerLostPassword,
  rejudge: ({ exercise }) => rejudgeExercise(exercise),
  clean_up: async () => {
    const sessions = await removeExpiredSessions();
    await removeOldThrottles();
    await removeOldLinks();
    await removeOldEmailChanges();
    await removeOldAnswers();
    await removeOldReads();
    await removeOldTrials();
    log().info({ job: 'clean_up', sessions });
  },
};

/** Minute, hour, day, month, weekday (UTC) and the job. */
const timetable = '7 * * * * clean_up ?max=3';
/** How long to wait before working again after the queue's connection broke. */
const pause = 3000;

const quiet = new Logger(() => (level: string, message) => {
  if (level === 'error') log().warn({ job: 'queue', message: message.replace(/\S+@\S+/gu, '…@…') });
});

/** Makes the queue's own tables. Run with the migrations. */
export async function migrateJobs(connectionString: string): Promise<void> {
  await runMigrations({ connectionString, logger: quiet });
}

/** Works on jobs in this process until stopped; goes on by itself after the database was away. */
export function startJobs(): { stop: () => Promise<void> } {
  const ending = new AbortController();
  let runner: Runner | undefined;
  const work = async () => {
    while (!ending.signal.aborted) {
      runner = await startRunner().catch(() => undefined);
      await runner?.promise.catch(() => undefined);
      await sleep(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const working = work();
  return {
    stop: async () => {
      ending.abort();
      await runner?.stop().catch(() => undefined);
      await Promise.race([working, sleep(pause)]);
    },
  };
}

/** Works on what is due now, and ends. */
export async function runDueJobs(): Promise<void> {
  await runOnce({
    connectionString: getEnv().DATABASE_URL,
    concurrency: 1,
    maxPoolSize: 2,
    noHandleSignals: true,
    taskList: taskList(),
    logger: quiet,
  });
}

function startRunner(): Promise<Runner> {
  return run({
    connectionString: getEnv().DATABASE_URL,
    concurrency: 2,
    maxPoolSize: 3,
    noHandleSignals: true,
    pollInterval: 2000,
    crontab: timetable,
    taskList: taskList(),
    logger: quiet,
  });
}

function taskList(): TaskList {
  const tasks = Object.entries(handlers).map(([kind, handle]) => [
    kind,
    // The boundary: queueJob is the only writer of payloads.
    (payload: unknown) => handle(payload as never),
  ]);
  return Object.fromEntries(tasks) as TaskList;
}
