import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Refusal } from '@/scripts/services/terminal';
import type { Account } from './account';
import { executable, type Binaries } from './binaries';

/**
 * When we run as root, PostgreSQL runs as another account, which may be unable to enter the folder of the clone (for
 * example a home of mode 0700). Then binaries and data live in another folder; existing permissions are never changed.
 */
export interface DataDir {
  /** Owned by the account PostgreSQL runs as. */
  folder: string;
  native: string;
}

export function chooseDataDir(
  account: Account,
  binaries: Binaries,
  dataFolder: string,
  storedFolder: string | undefined,
): DataDir {
  for (const folder of candidates(dataFolder, storedFolder)) {
    const native = isUsable(account, folder) && reachableBinaries(account, binaries, folder);
    if (native) return { folder, native };
  }
  const who = account.name ?? 'you';
  throw new Refusal(
    storedFolder
      ? `The database in ${storedFolder} is closed to ${who}: start Govorim as the same user as before.`
      : `PostgreSQL runs as ${who} and found no folder it may use: set DATA_DIR to one it can enter.`,
  );
}

/** A stored folder is the only candidate: the database must not seem empty because permissions changed. */
function candidates(dataFolder: string, remembered: string | undefined): string[] {
  if (remembered) return [resolve(dataFolder, remembered)];
  const inside = join(dataFolder, 'postgres');
  const name = `govorim-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 10)}`;
  return [inside, ...['/var/lib', '/var/tmp', tmpdir()].map((parent) => join(parent, name))];
}

function isUsable(account: Account, folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isOurs(folder, account)) return false;
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  } catch {
    return false;
  }
  return (
    runsAs(account, '/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder]) || process.platform === 'win32'
  );
}

/** In a world-writable folder another user may have created a link or a folder of that name. */
function isOurs(folder: string, { uid }: Account): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && (uid === undefined || [process.getuid?.(), uid].includes(found.uid));
}

function reachableBinaries(
  account: Account,
  { native, version }: Binaries,
  folder: string,
): string | undefined {
  if (runsAs(account, executable(native, 'postgres'), ['--version'])) return native;
  const copy = join(folder, `postgresql-${version}`);
  if (!existsSync(copy)) copyWhole(native, copy);
  return runsAs(account, executable(copy, 'postgres'), ['--version']) ? copy : undefined;
}

/** Copies to a temporary name and renames, so that an interrupted copy is never used. */
function copyWhole(from: string, to: string): void {
  const partial = `${to}.partial`;
  rmSync(partial, { recursive: true, force: true });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, to);
}

function runsAs({ uid, gid }: Account, command: string, args: string[]): boolean {
  const identity = uid === undefined || gid === undefined ? {} : { uid, gid };
  return spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0;
}
