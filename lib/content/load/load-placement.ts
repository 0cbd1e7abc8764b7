import 'server-only';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { placementItems } from '@/db/schema/placement';
import { loadOnce } from './load-once';
import type { PlacementSource } from '@/lib/content/placement/source';
import { countRows, overwrite } from '@/lib/learning/courses/overwrite';

const folder = 'placement';

/** Loads the questions of the placement test, like lib/content/load/load-courses. @returns how many rows changed */
export async function loadPlacement(
  db: Database,
  { items, fingerprint }: PlacementSource,
): Promise<{ changed: number }> {
  return loadOnce(db, { folder, fingerprint }, async (tx) => {
    const rows = items.map(({ id: key, level, difficulty, content }) => {
      return { key, level, difficulty, content, withdrawn: false };
    });
    const keys = rows.map(({ key }) => key);
    const gone = and(eq(placementItems.withdrawn, false), notInArray(placementItems.key, keys));
    const withdrawn = await countRows(
      tx.update(placementItems).set({ withdrawn: true }).where(gone).returning({ id: placementItems.id }),
    );
    const written =
      rows.length === 0
        ? 0
        : await countRows(
            tx
              .insert(placementItems)
              .values(rows)
              .onConflictDoUpdate({ target: placementItems.key, ...overwrite(placementItems, ['key']) })
              .returning({ id: placementItems.id }),
          );
    return { changed: withdrawn + written };
  });
}
