import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '@/scripts/services/build';
import { atEnd } from '@/scripts/services/lifetime';
import { freePort } from '@/scripts/services/ports';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { removeData } from '@/scripts/services/postgres/remove';
import type { SiteAddress } from '@/tests/faults/site';
import { AUTH_SECRET } from '@/tests/support/realtime/soketi';
import { makeMachine, type Machine } from './machine';
import { startNginx, type Nginx } from './nginx';
import { startRedis, type Redis } from './redis';

/** Two machines behind nginx; `base` is the URL of nginx. */
export interface Cluster extends SiteAddress {
  machines: [Machine, Machine];
  redis: Redis;
  nginx: Nginx;
}

const databaseName = 'cluster';

/**
 * Sets up the machines of docs/several-machines.md, on loopback and in a temporary folder. @param server the PostgreSQL that
 * gets a new database for it @param variables environment variables of both machines
 */
export async function startCluster(server: string, variables: Record<string, string>): Promise<Cluster> {
  const folder = join(tmpdir(), `govorim-cluster-${process.pid}`);
  mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o755 });
  atEnd(async () => removeData(folder));
  await emptyDatabase(server, databaseName);
  const redis = await startRedis(folder);
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const shared = {
    APP_ENV: 'demo',
    APP_ORIGIN: base,
    AUTH_SECRET,
    DATABASE_URL: databaseUrl(server, databaseName),
    DATA_DIR: join(folder, 'data'),
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    ...variables,
  };
  const machines: [Machine, Machine] = [await makeMachine('1', shared), await makeMachine('2', shared)];
  const nginx = await startNginx(folder, port, [machines[0].port, machines[1].port]);
  await ensureBuild({ ...process.env, ...shared });
  for (const machine of machines) await machine.start();
  return { base, databaseUrl: () => shared.DATABASE_URL, machines, redis, nginx };
}
