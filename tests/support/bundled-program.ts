import { basename } from 'node:path';
import { bundleProgram } from '@/scripts/services/bundle';

/** Several processes of jest make such files at the same time. */
const folder = `.cache/tests/${process.pid}`;
const made = new Set<string>();

/** The command that runs one of our programs as one file of JavaScript, as `npm start` runs its own. */
export function bundledProgram(file: string, ...args: string[]): string[] {
  if (!made.has(file)) bundleProgram(file, folder);
  made.add(file);
  return [process.execPath, `${folder}/${basename(file, '.ts')}.mjs`, ...args];
}
