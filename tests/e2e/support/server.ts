/**
 * A server that journeys visit: the built pages, on a free port, with a database and files of its own. Its arguments are the
 * name of the database and APP_ENV.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocuments } from '@/lib/content/documents/read-documents';
import { storePictures } from '@/lib/publishing/documents/store-pictures';
import { ensureBuild } from '@/scripts/services/build';
import { bundleServer } from '@/scripts/services/bundle';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { freePort } from '@/scripts/services/ports';
import { copyDatabase, databaseUrl } from '@/scripts/services/postgres/databases';
import { keepSoketi } from '@/scripts/start/soketi';
import { waitForExit, startChild } from '@/scripts/services/programs';
import { ensureTestServer } from '@/tests/support/postgres';

/** Journeys come from one address and faster than people. */
const limits = {
  LIMIT_READS: '1000000',
  LIMIT_WRITES: '1000000',
  LIMIT_MEMBER: '1000000',
  LIMIT_PAGES: '1000000',
  LIMIT_COSTLY: '1000000',
  LIMIT_REGISTER: '10000',
};

const [name = '', APP_ENV = ''] = process.argv.slice(2);

await runProgram(async () => {
  const { url: template, stop } = await ensureTestServer();
  atEnd(stop);
  const DATABASE_URL = databaseUrl(template, name);
  await copyDatabase(template, name);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'govorim-e2e-'));
  atEnd(async () => rmSync(DATA_DIR, { recursive: true, force: true }));
  const PORT = String(await freePort());
  const variables = {
    ...process.env,
    ...limits,
    APP_ENV,
    APP_ORIGIN: `http://localhost:${PORT}`,
    AUTH_SECRET: 'only for tests '.repeat(4),
    DATABASE_URL,
    DATA_DIR,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
    PORT,
    SOKETI_PORT: String(await freePort()),
  };
  Object.assign(process.env, variables);
  const { value: written } = await readDocuments('db/content');
  await storePictures(written?.documents ?? []);
  await ensureBuild(variables);
  const { serve, soketi } = bundleServer();
  await keepSoketi(soketi, variables);
  const server = startChild(serve, {
    variables,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    stopTimeoutMs: 10_000,
  });
  server.once('message', () => {
    console.log(`${name} is ready at ${variables.APP_ORIGIN} with ${DATABASE_URL} and ${DATA_DIR}`);
  });
  return waitForExit(server);
}, 0);
