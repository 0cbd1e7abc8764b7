import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { connect } from '@/db/client';
import { closeDatabase } from '@/lib/platform/database/database';
import { chooseRenderer, stopRendering } from '@/lib/platform/markdown/render-text';
import { copyDatabase, databaseUrl } from '@/scripts/services/postgres/databases';
import { renderer } from './renderer';

const pair = createECDH('prime256v1');
/** Keys that sign push messages (VAPID). */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
};

type TestDatabase = ReturnType<typeof connect> & { url: string };

/**
 * Called at the top of a test file: its tests and the application they call get their own database with schema, content and
 * seed people. Rate limits are as in production, so a test with many calls must raise one.
 */
export function testDatabase(): TestDatabase {
  const template = process.env.TEST_DATABASE_URL;
  if (!template) throw new Error('There is no database to copy: tests/support/api-setup.ts has not run.');
  const name = `test_${process.env.JEST_WORKER_ID ?? '1'}`;
  const url = databaseUrl(template, name);
  const folder = mkdtempSync(join(tmpdir(), 'govorim-files-'));
  Object.assign(process.env, {
    APP_ENV: 'demo',
    AUTH_SECRET: 'only for tests '.repeat(4),
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...vapidKeys,
  });
  chooseRenderer(renderer);
  const { db, sql } = connect(url, 4);
  beforeAll(() => copyDatabase(template, name), 30_000);
  afterAll(async () => {
    await Promise.all([sql.end({ timeout: 5 }), closeDatabase(), stopRendering()]);
    rmSync(folder, { recursive: true, force: true });
  });
  return { db, sql, url };
}
