import { join, relative } from 'node:path';
import { freePort, isPortFree } from '@/scripts/services/ports';
import { commandOf } from '@/scripts/services/processes';
import { Refusal, say } from '@/scripts/services/terminal';
import { postgresAccount } from './account';
import { findBinaries } from './binaries';
import { ensureCluster } from './cluster';
import { databaseUrl, ensureDatabase } from './databases';
import { keepRunning } from './keeper';
import { endLeftover, runningPostmaster } from './leftover';
import { recall, remember, type Memory } from './memory';
import { choosePlace } from './place';

/** A running database and how to end it. */
export interface Running {
  url: string;
  stop: () => Promise<void>;
}

interface Wishes {
  /** Use the database that another command of this folder has started already, instead of refusing. */
  join?: boolean;
  /** Further `name=value` settings of PostgreSQL. */
  settings?: string[];
}

const databaseName = 'govorim';

/** Starts the PostgreSQL of a data folder on a free port, for this machine only. */
export async function startEmbedded(dataFolder: string, wishes: Wishes = {}): Promise<Running> {
  const memory = recall(dataFolder);
  const account = postgresAccount();
  const { folder, native } = choosePlace(account, findBinaries(), memory.owner, memory.place);
  const inside = relative(memory.owner, folder);
  const isOutside = inside.startsWith('..');
  if (isOutside)
    say(`The database lives in ${folder}, because ${account.name} may not enter ${memory.owner}.`);
  const data = ensureCluster(account, { folder, native }, memory.password);

  const other = otherKeeper(memory, data);
  if (other !== undefined && wishes.join)
    return { url: urlOf(memory, databaseName), stop: async () => undefined };
  if (other !== undefined)
    throw new Refusal(`Govorim already runs from this folder (process ${other}): end it first.`);

  await endLeftover(data);
  const port = memory.port && (await isPortFree(memory.port, '127.0.0.1')) ? memory.port : await freePort();
  const now = { ...memory, port, keeper: process.pid, place: isOutside ? folder : inside };
  remember(now);
  const url = urlOf(now, 'postgres');
  const logFile = join(memory.owner, 'postgres.log');
  const keeper = await keepRunning({
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

/** The process of ours that has this database running, when it is not a leftover of a killed one. */
function otherKeeper({ keeper }: Memory, data: string): number | undefined {
  if (keeper === undefined || runningPostmaster(data) === undefined) return undefined;
  return commandOf(keeper).includes('scripts/') ? keeper : undefined;
}

function urlOf({ password, port }: Memory, database: string): string {
  return databaseUrl(`postgres://postgres:${password}@127.0.0.1:${port ?? 5432}`, database);
}
