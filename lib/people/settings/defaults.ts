import 'server-only';
import type { Database } from '@/db/client';
import { settings } from '@/db/schema/settings';
import { settingDefaults } from './limits';

/** Writes the settings that are not there yet; what an administrator changed stays. */
export async function seedSettings(db: Database): Promise<void> {
  const rows = Object.entries(settingDefaults).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
