import { rmSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { readState } from './state-file';

/** Removes a data folder made for tests, and the database folder it may have elsewhere. */
export function removeData(folder: string): void {
  const { place = '' } = readState(folder);
  if (isAbsolute(place)) rmSync(place, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
