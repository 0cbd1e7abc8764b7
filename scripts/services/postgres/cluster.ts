import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@/scripts/services/terminal';
import type { Account } from './account';
import { executable } from './binaries';
import type { DataDir } from './data-dir';

/** PostgreSQL cannot open the data files of another major version. */
const majorVersion = '18';

/**
 * PostgreSQL itself sorts and folds letters by Unicode. A few extensions (pg_trgm) still ask the system locale which
 * characters are letters; in the plain C locale they would drop every Cyrillic one.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Runs initdb when there are no data files. @returns their folder */
export function ensureCluster(account: Account, { folder, native }: DataDir, password: string): string {
  const data = join(folder, 'data');
  const versionFile = join(data, 'PG_VERSION');
  if (!existsSync(versionFile)) initialise(account, { folder, native }, password);
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === majorVersion) return data;
  throw new Refusal(
    `${data} was made by PostgreSQL ${version}, this is ${majorVersion}: it has to be converted first.`,
  );
}

/** Runs initdb in a temporary folder and renames it, so that an interrupted start leaves no broken database. */
function initialise(account: Account, { folder, native }: DataDir, password: string): void {
  const partial = join(folder, 'data.partial');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined)
    chownSync(passwordFile, account.uid, account.gid);
  const initdb = (locale: string) => {
    rmSync(partial, { recursive: true, force: true });
    return initdbFault(account, native, [
      `--pgdata=${partial}`,
      `--pwfile=${passwordFile}`,
      `--locale=${locale}`,
    ]);
  };
  const fault = locales.reduce<string | undefined>((last, locale) => last && initdb(locale), 'no locale');
  rmSync(passwordFile, { force: true });
  if (fault) throw new Refusal(`The database could not be made in ${folder}: ${fault}`);
  renameSync(partial, join(folder, 'data'));
}

function initdbFault({ uid, gid }: Account, native: string, places: string[]): string | undefined {
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions'];
  const unicode = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-messages=C'];
  const { status, stderr, error } = spawnSync(
    executable(native, 'initdb'),
    [...places, ...options, ...unicode],
    {
      ...(uid !== undefined && gid !== undefined && { uid, gid }),
      cwd: '/',
      encoding: 'utf8',
    },
  );
  if (status === 0) return undefined;
  return error?.message ?? (stderr.trim().split('\n').at(-1) || `initdb ended with ${status}`);
}
