import { atEnd } from './lifetime';
import { connectionFault } from './postgres/databases';
import { startEmbedded } from './postgres/embedded';
import { reason, Refusal } from './terminal';

interface DatabaseOptions {
  /** An external database; without it the embedded one is started and stopped with this program. */
  url: string | undefined;
  dataFolder: string;
  /** Whether to use the embedded database that another command of this folder has started. */
  join?: boolean;
}

/** @returns the URL of a database that answers */
export async function openDatabase({ url, dataFolder, join = false }: DatabaseOptions): Promise<string> {
  if (url) return external(url);
  const { url: own, stop } = await startEmbedded(dataFolder, { join });
  atEnd(stop);
  return own;
}

async function external(url: string): Promise<string> {
  const fault = await connectionFault(url);
  if (fault === undefined) return url;
  const { host, pathname } = new URL(url);
  throw new Refusal(`The database of DATABASE_URL (${host}${pathname}) cannot be used: ${reason(fault)}.`);
}
