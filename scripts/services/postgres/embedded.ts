import { join, relative } from 'node:path';
import { freePort, isPortFree } from '@/scripts/services/ports';
import { commandOf } from '@/scripts/services/processes';
import { Refusal, say } from '@/scripts/services/terminal';
import { postgresAccount } from './account';
import { findBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { databaseUrl, ensureDatabase } from './databases';
import { supervise } from './supervisor';
import { endLeftover, runningPostmaster } from './leftover';
import { readState, writeState, type PostgresState } from './state-file';
import { chooseDataDir } from './data-dir';

/** A running database and how to stop it. */
export interface RunningDatabase {
  url: string;
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  /** Use the database that another command of this folder has started, instead of refusing. */
  join?: boolean;
  /** Additional `name=value` settings of PostgreSQL. */
  settings?: string[];
}

const databaseName = 'govorim';

/** Starts the PostgreSQL of a data folder on a free port of the loopback interface. */
export async function startEmbedded(
  dataFolder: string,
  wishes: EmbeddedOptions = {},
): Promise<RunningDatabase> {
  const state = readState(dataFolder);
  const account = postgresAccount();
  const { folder, native } = chooseDataDir(account, findBinaries(), state.owner, state.place);
  const inside = relative(state.owner, folder);
  const isOutside = inside.startsWith('..');
  if (isOutside)
    say(`The database lives in ${folder}, because ${account.name} may not enter ${state.owner}.`);
  const data = ensureCluster(account, { folder, native }, state.password);

  const other = runningSupervisor(state, data);
  if (other !== undefined && wishes.join)
    return { url: urlOf(state, databaseName), stop: async () => undefined };
  if (other !== undefined)
    throw new Refusal(`Govorim already runs from this folder (process ${other}): end it first.`);

  await endLeftover(data);
  const port = state.port && (await isPortFree(state.port, '127.0.0.1')) ? state.port : await freePort();
  const now = { ...state, port, keeper: process.pid, place: isOutside ? folder : inside };
  writeState(now);
  const url = urlOf(now, 'postgres');
  const logFile = join(state.owner, 'postgres.log');
  const keeper = await supervise({
    account,
    native,
    data,
    port,
    url,
    logFile,
    settings: wishes.settings ?? [],
  });
  await ensureDatabase(url, databaseName);
  return { url: urlOf(now, databaseName), stop: keeper.stop };
}

/** The id of our process that runs this database; undefined when that process was killed. */
function runningSupervisor({ keeper }: PostgresState, data: string): number | undefined {
  if (keeper === undefined || runningPostmaster(data) === undefined) return undefined;
  return commandOf(keeper).includes('scripts/') ? keeper : undefined;
}

function urlOf({ password, port }: PostgresState, database: string): string {
  return databaseUrl(`postgres://postgres:${password}@127.0.0.1:${port ?? 5432}`, database);
}
