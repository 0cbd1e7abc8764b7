import { rmSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { recall } from './memory';

/** Removes a data folder that was only for tests, and the place outside of it that its database may have. */
export function removeData(folder: string): void {
  const { place = '' } = recall(folder);
  if (isAbsolute(place)) rmSync(place, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
