import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { images } from '@/db/schema/images';
import { profiles } from '@/db/schema/profiles';

/** The photograph of a person; undefined when they have not joined the community. The profile's row stays locked. */
export async function lockPhoto(on: Connection, userId: number): Promise<{ id: string | null } | undefined> {
  const [row] = await on
    .select({ id: profiles.photoId })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('update');
  return row;
}

/** Size of a stored photograph. */
export async function selectPhoto(on: Connection, id: string) {
  const [row] = await on
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(eq(images.id, id));
  return row;
}

export async function insertPhoto(on: Connection, row: typeof images.$inferInsert): Promise<void> {
  await on.insert(images).values(row);
}

export async function updatePhoto(on: Connection, userId: number, photoId: string | null, at: Date) {
  await on.update(profiles).set({ photoId, updatedAt: at }).where(eq(profiles.userId, userId));
}

export async function deletePhoto(on: Connection, id: string): Promise<void> {
  await on.delete(images).where(eq(images.id, id));
}
