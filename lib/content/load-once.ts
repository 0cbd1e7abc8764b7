import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { contentLoads } from '@/db/schema/courses';

interface Load {
  /** What is loaded, as `content_loads` names it. */
  folder: string;
  /** Of the files, and of how rows are made from them. */
  fingerprint: string;
}

/** Counts the rows that changed; `isWhole: false` has the same loaded again next time. */
type Loading = (tx: Connection) => Promise<{ changed: number; isWhole?: boolean }>;

/** Brings tables to what files say, once for a fingerprint and safely when two processes start together. */
export async function loadOnce(
  db: Database,
  { folder, fingerprint }: Load,
  load: Loading,
): Promise<{ changed: number }> {
  return db.transaction(async (tx) => {
    // Whoever waits for another's load may wait longer than a query may take.
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
