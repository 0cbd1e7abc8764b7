/**
 * A PostgreSQL for tests: its database `govorim`, with schema, content and seed people, is a template to be copied.
 * It sends its URL by IPC, and ends and removes its files when the parent process is gone.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd, runProgram } from '@/scripts/services/lifetime';
import { sealTemplate } from '@/scripts/services/postgres/databases';
import { startEmbedded } from '@/scripts/services/postgres/embedded';
import { removeData } from '@/scripts/services/postgres/remove';
import { collectChild, program } from '@/scripts/services/programs';
import { Refusal } from '@/scripts/services/terminal';
import { chooseTestFolder } from '@/scripts/test/data-folder';

/** Faster settings: no test data must survive a power failure, and nobody reads it for long enough to be tidied. */
const volatileSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1h',
  'autovacuum=off',
];

await runProgram(async () => {
  const folder = chooseTestFolder();
  // Readable by all, because a PostgreSQL started by root runs as another account.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  atEnd(async () => removeData(folder));
  const { url, stop } = await startEmbedded(folder, { settings: volatileSettings });
  atEnd(stop);
  const variables = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'files'),
    AUTH_SECRET: 'only for tests '.repeat(4),
    APP_ENV: 'demo',
  };
  const { code, output } = await collectChild(program('scripts/db/prepare.ts'), { variables });
  if (code !== 0)
    throw new Refusal(`${output}\nThe test database could not be prepared: the reason is above.`);
  await sealTemplate(url);
  process.send?.(url);
  return new Promise(() => undefined);
}, 0);
