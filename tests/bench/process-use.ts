import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process and its children have used so far; NaN where that cannot be seen. */
export function cpuSeconds(pid: number): number {
  const own = statOf(pid);
  if (!own) return NaN;
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => statOf(each)?.parent === pid);
  return own.seconds + children.reduce((sum, each) => sum + (statOf(each)?.seconds ?? 0), 0);
}

/** Megabytes of memory a process holds; NaN where that cannot be seen. */
export function megabytes(pid: number): number {
  const status = read(`/proc/${pid}/status`);
  return Number(/^VmRSS:\s+(\d+) kB/mu.exec(status)?.[1] ?? NaN) / 1000;
}

function statOf(pid: number): { parent: number; seconds: number } | undefined {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /su, '')
    .split(' ')
    .map(Number);
  const [, parent = NaN] = fields;
  const [user = NaN, system = NaN] = fields.slice(11, 13);
  return Number.isNaN(system) ? undefined : { parent, seconds: (user + system) / ticksPerSecond };
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
