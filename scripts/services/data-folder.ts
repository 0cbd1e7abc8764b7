import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { reason, Refusal } from './terminal';

/** PostgreSQL allocates 16 MB at a time; with less free space it could fail in the middle of a lesson. */
const minFreeMegabytes = 100;

/** Makes the data folder. Throws Refusal when it cannot be written to or its disk is full. */
export function prepareDataFolder(folder: string): void {
  try {
    // One level at a time: in a file system like /proc a recursive mkdir never returns.
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) mkdirSync(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Refusal(
      `The data folder ${folder} cannot be written to (${reason(error)}): set DATA_DIR to another.`,
    );
  }
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= minFreeMegabytes) return;
  throw new Refusal(
    `The disk of the data folder ${folder} is full: ${free} MB are free, ${minFreeMegabytes} MB are needed.`,
  );
}
