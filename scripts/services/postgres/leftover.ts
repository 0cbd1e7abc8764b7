import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, endsWithin, isAlive } from '@/scripts/services/processes';
import { Refusal } from '@/scripts/services/terminal';

/** How long a fast shutdown may take before an immediate shutdown is requested. */
const shutdownTimeoutMs = 10_000;

/** The process id of the postmaster that runs on these files, whoever started it. */
export function runningPostmaster(data: string): number | undefined {
  const pid = recordedPid(data);
  if (pid === undefined || !isAlive(pid)) return undefined;
  return commandOf(pid).includes(data) ? pid : undefined;
}

/** Stops a database whose supervisor was killed, and removes the lock file that a crash or a copied folder left. */
export async function endLeftover(data: string): Promise<void> {
  const pid = runningPostmaster(data);
  if (pid === undefined) {
    rmSync(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  if (await endsWithin(pid, shutdownTimeoutMs)) return;
  process.kill(pid, 'SIGQUIT');
  if (await endsWithin(pid, shutdownTimeoutMs)) return;
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
