import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOf } from '@/scripts/services/processes';

export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    );
  } catch {
    return undefined;
  }
}

/** Process id of a child, or of a child's child, that runs a program; undefined when there is none at the moment. */
export function childRunning(parent: number, program: string): number | undefined {
  const children = childrenOf(parent);
  const found = children.find((pid) => commandOf(pid).includes(program));
  if (found !== undefined) return found;
  return children.map((pid) => childRunning(pid, program)).find((pid) => pid !== undefined);
}

/** Kills a child each time it was started again, for `forMs`. @returns the number of kills */
export async function keepKilling(parent: number, program: string, forMs: number): Promise<number> {
  const killed = new Set<number>();
  const deadline = Date.now() + forMs;
  while (Date.now() < deadline) {
    const pid = childRunning(parent, program);
    if (pid !== undefined && !killed.has(pid)) {
      process.kill(pid, 'SIGKILL');
      killed.add(pid);
    }
    await pause(50);
  }
  return killed.size;
}
