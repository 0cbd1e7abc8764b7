import 'server-only';
import { inArray } from 'drizzle-orm';
import { images } from '@/db/schema/images';
import { db } from '@/lib/platform/database/database';

/** The sizes of the pictures that exist among these ids. */
export async function selectImageSizes(ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(inArray(images.id, [...ids]))
    .limit(ids.length);
}
