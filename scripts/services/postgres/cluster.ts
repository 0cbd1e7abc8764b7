import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '@/scripts/services/terminal';
import type { Account } from './account';
import { executable } from './binaries';
import type { Place } from './place';

/** The files of one major version of PostgreSQL cannot be opened by another. */
const majorVersion = '18';

/**
 * The database sorts and folds letters by Unicode itself; the system's locale is only what a few extensions
 * (pg_trgm) ask which characters are letters, and in plain C they would drop every Cyrillic one.
 */
const locales = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/** Makes the database files when there are none. @returns their folder */
export function ensureCluster(account: Account, { folder, native }: Place, password: string): string {
  const data = join(folder, 'data');
  const versionFile = join(data, 'PG_VERSION');
  if (!existsSync(versionFile)) initialise(account, { folder, native }, password);
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === majorVersion) return data;
  throw new Refusal(
    `${data} was made by PostgreSQL ${version}, this is ${majorVersion}: it has to be converted first.`,
  );
}

/** Made aside and renamed, so that an interrupted start is never taken for a database. */
function initialise(account: Account, { folder, native }: Place, password: string): void {
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
