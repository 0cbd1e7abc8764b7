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

/** Its child, or child of a child, that runs such a program; undefined where there is none at the moment. */
export function childRunning(parent: number, program: string): number | undefined {
  const children = childrenOf(parent);
  const found = children.find((pid) => commandOf(pid).includes(program));
  if (found !== undefined) return found;
  return children.map((pid) => childRunning(pid, program)).find((pid) => pid !== undefined);
}

/** Kills a child as often as it is started again, for so long. @returns how often */
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
