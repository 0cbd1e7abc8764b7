import 'server-only';
import type { Database } from '@/db/client';
import { settings } from '@/db/schema/settings';
import { settingDefaults } from './limits';

/** Inserts the missing settings; values that an administrator changed stay. */
export async function seedSettings(db: Database): Promise<void> {
  const rows = Object.entries(settingDefaults).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
