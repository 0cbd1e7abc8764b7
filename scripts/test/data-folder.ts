import { readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@/scripts/services/processes';

const inMemory = '/dev/shm';
const prefix = 'govorim-test-';
/** The files of two workers take 225 MB, and the log may grow to 1 GB; in containers this file system is often of 64 MB. */
const neededBytes = 4 * 2 ** 30;
/** The tests themselves need memory, too. */
const neededMemoryBytes = 8 * 2 ** 30;

/**
 * The folder of this process for the database of the tests. It lies in memory where there is plenty: each copy of the
 * database makes and removes hundreds of files, which takes some file systems longer and longer.
 */
export function chooseTestFolder(): string {
  return join(hasRoom() ? inMemory : tmpdir(), `${prefix}${process.pid}`);
}

function hasRoom(): boolean {
  try {
    removeLeftovers();
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= neededBytes && freemem() >= neededMemoryBytes;
  } catch {
    return false;
  }
}

/** What tests that were killed have left would hold memory until the machine is started again. */
function removeLeftovers(): void {
  for (const name of readdirSync(inMemory)) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN);
    if (Number.isInteger(pid) && !isAlive(pid))
      rmSync(join(inMemory, name), { recursive: true, force: true });
  }
}
