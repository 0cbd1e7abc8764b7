import { once } from 'node:events';
import { ensureBuild } from '@/scripts/services/build';
import { allocator, bundleServer } from '@/scripts/services/bundle';
import { freePort } from '@/scripts/services/ports';
import { databaseUrl, ensureDatabase } from '@/scripts/services/postgres/databases';
import { keepSoketi } from '@/scripts/start/soketi';
import { program, runChild, startChild, type Variables } from '@/scripts/services/programs';
import { readEnv } from '@/lib/platform/env';
import { megabytes } from './process-use';

/** Limits are not what is measured. */
const unlimited = {
  LIMIT_READS: '1000000000',
  LIMIT_WRITES: '1000000000',
  LIMIT_MEMBER: '1000000000',
  LIMIT_PAGES: '1000000000',
  LIMIT_COSTLY: '1000000000',
  LIMIT_REGISTER: '1000000000',
  LIMIT_LOGIN_ADDRESS: '1000000000',
  LIMIT_LIVE: '1000000000',
  LOG_LEVEL: 'silent',
};

export interface Site {
  base: string;
  /** Id of the serving process. */
  pid: number;
  databaseUrl: string;
  /** What it was started with. */
  variables: Variables;
  /** Megabytes it holds once its garbage is collected; NaN where that cannot be seen. */
  held: () => Promise<number>;
}

/**
 * The built site on a free port, over a database of its own beside this clone's. Ends with the program.
 * @param isLive whether there is a live server
 */
export async function startSite(database: string, { isLive = false } = {}): Promise<Site> {
  const { DATABASE_URL } = readEnv(process.env);
  await ensureDatabase(DATABASE_URL, database);
  const url = databaseUrl(DATABASE_URL, database);
  await prepareDatabase(url);
  const port = String(await freePort());
  const variables: Variables = {
    ...process.env,
    ...unlimited,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    PORT: port,
    HOST: '127.0.0.1',
    APP_ORIGIN: `http://127.0.0.1:${port}`,
    ...(isLive && { SOKETI_PORT: String(await freePort()) }),
  };
  await ensureBuild(variables);
  const bundle = bundleServer();
  if (isLive) await keepSoketi(bundle.soketi, variables);
  const [node = '', ...serve] = bundle.serve;
  const stdio: ('ignore' | 'inherit' | 'ipc')[] = ['ignore', 'inherit', 'inherit', 'ipc'];
  const child = startChild([node, '--import', './tests/bench/ear.mjs', ...serve], {
    variables: { ...allocator, ...variables },
    stdio,
    stopTimeoutMs: 28_000,
  });
  await once(child, 'message');
  const { pid = 0 } = child;
  const held = async () => {
    const collected = once(child, 'message');
    child.kill('SIGUSR2');
    await collected;
    return megabytes(pid);
  };
  return { base: `http://127.0.0.1:${port}`, pid, databaseUrl: url, variables, held };
}

/** Schema and content. */
export async function prepareDatabase(url: string): Promise<void> {
  const variables = { ...process.env, DATABASE_URL: url };
  if ((await runChild(program('scripts/db/prepare.ts'), { variables })) !== 0)
    throw new Error('The database could not be prepared.');
}
