import 'server-only';
import { settings } from '@/db/schema/settings';
import { db } from '@/lib/database';

export async function selectSettings(): Promise<{ key: string; value: string }[]> {
  return db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .orderBy(settings.key)
    .limit(200);
}
