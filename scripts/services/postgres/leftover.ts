import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, hasEnded, isAlive } from '@/scripts/services/processes';
import { Refusal } from '@/scripts/services/terminal';

/** PostgreSQL lets its clients finish their current statement first; then it is told to hurry. */
const gentleMilliseconds = 10_000;

/** The postmaster that runs on these files at this moment, whoever started it. */
export function runningPostmaster(data: string): number | undefined {
  const pid = recordedPid(data);
  if (pid === undefined || !isAlive(pid)) return undefined;
  return commandOf(pid).includes(data) ? pid : undefined;
}

/** Ends a database whose keeper was killed, and clears away what a crash or a copied folder left behind. */
export async function endLeftover(data: string): Promise<void> {
  const pid = runningPostmaster(data);
  if (pid === undefined) {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await hasEnded(pid, gentleMilliseconds)) return;
  process.kill(pid, 'SIGQUIT');
  if (await hasEnded(pid, gentleMilliseconds)) return;
  throw new Refusal(
    `An earlier database (process ${pid}) still runs on ${data} and does not end: end it first.`,
  );
}

function recordedPid(data: string): number | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 1 ? pid : undefined;
}
