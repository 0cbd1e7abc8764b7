import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { reason, Refusal } from './terminal';

/** The database grows by 16 MB at a time; with less than this it would fail in the middle of somebody's lesson. */
const leastFreeMegabytes = 100;

/** Makes the folder everything lives in. Refuses one that cannot be written to or whose disk is full. */
export function prepareDataFolder(folder: string): void {
  try {
    // One by one: in a place like /proc, making both at once never comes back.
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
  if (free >= leastFreeMegabytes) return;
  throw new Refusal(
    `The disk of the data folder ${folder} is full: ${free} MB are free, ${leastFreeMegabytes} MB are needed.`,
  );
}
