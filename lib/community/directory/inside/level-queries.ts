import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory, directoryWords } from '@/db/schema/directory';
import { profiles } from '@/db/schema/profiles';

/** The audience of a profile, locked until the transaction ends. */
export async function lockProfile(on: Connection, userId: number) {
  const [row] = await on
    .select({
      audience: profiles.audience,
      shownTo: profiles.shownTo,
      nativeLanguage: profiles.nativeLanguage,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('share');
  return row ?? null;
}

export async function updateTestedLevel(
  on: Connection,
  userId: number,
  testedLevel: (typeof directory.$inferInsert)['testedLevel'],
): Promise<void> {
  await on.update(directory).set({ testedLevel }).where(eq(directory.userId, userId));
  await on.update(directoryWords).set({ testedLevel }).where(eq(directoryWords.userId, userId));
}
