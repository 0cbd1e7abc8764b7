import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { contentLoads } from '@/db/schema/courses';

interface LoadKey {
  /** The key of the load in the table `content_loads`. */
  folder: string;
  /** A hash of the files and of the version of the loader. */
  fingerprint: string;
}

/** Counts the changed rows; `isWhole: false` repeats the load at the next start. */
type LoadRows = (tx: Connection) => Promise<{ changed: number; isWhole?: boolean }>;

/** Runs a load once for each fingerprint; two processes that start together take turns. */
export async function loadOnce(
  db: Database,
  { folder, fingerprint }: LoadKey,
  load: LoadRows,
): Promise<{ changed: number }> {
  return db.transaction(async (tx) => {
    // A process that waits for the lock may wait longer than the statement timeout.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('govorim content'))`);
    const [loaded] = await tx.select().from(contentLoads).where(eq(contentLoads.folder, folder));
    if (loaded?.fingerprint === fingerprint) return { changed: 0 };
    const { changed, isWhole = true } = await load(tx);
    const row = { folder, fingerprint: isWhole ? fingerprint : 'in part' };
    await tx.insert(contentLoads).values(row).onConflictDoUpdate({ target: contentLoads.folder, set: row });
    return { changed };
  });
}
