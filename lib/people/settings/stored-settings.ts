import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { settings } from '@/db/schema/settings';
import { db } from '@/lib/platform/database/database';

export async function selectSettings(): Promise<{ key: string; value: string }[]> {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .orderBy(settings.key)
    .limit(200);
}

/** All settings, locked against other changes until the transaction ends. */
export async function lockSettings(on: Connection): Promise<{ key: string; value: string }[]> {
  await on.execute(sql`lock table ${settings} in share row exclusive mode`);
  return on
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .orderBy(settings.key)
    .limit(200);
}

export async function upsertSetting(on: Connection, key: string, value: string): Promise<void> {
  await on
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
