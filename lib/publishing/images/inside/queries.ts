import 'server-only';
import { images } from '@/db/schema/images';
import type { Connection } from '@/db/client';

export async function insertImage(on: Connection, values: typeof images.$inferInsert): Promise<void> {
  await on.insert(images).values(values);
}
