import 'server-only';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { contentLoads } from '@/db/schema/courses';
import { placementItems } from '@/db/schema/placement';
import type { PlacementSource } from '@/lib/content/placement-source';
import { countRows, overwrite } from '@/lib/courses/overwrite';

const folder = 'placement';

/** Brings the bank to what the files say, as lib/courses/load does for courses. Counts the rows that changed. */
export async function loadPlacement(
  db: Database,
  { items, fingerprint }: PlacementSource,
): Promise<{ changed: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('govorim content'))`);
    const [loaded] = await tx.select().from(contentLoads).where(eq(contentLoads.folder, folder));
    if (loaded?.fingerprint === fingerprint) return { changed: 0 };
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
    const row = { folder, fingerprint };
    await tx.insert(contentLoads).values(row).onConflictDoUpdate({ target: contentLoads.folder, set: row });
    return { changed: withdrawn + written };
  });
}
