import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { hourMs } from '@/lib/platform/time/units';
import { dropFile, fileName, isOlderThan, listFiles } from './inside/files';
import { deleteUnseen, deleteUnsent, selectKnown } from './inside/queries';
import { unsentHours } from './limits';

/** Files that are looked up in one query. */
const atOnce = 1000;

/**
 * Part of the clean-up job: uploads that were never sent, media that neither person can see any more, and files without a
 * row.
 */
export async function removeOldMedia(): Promise<void> {
  const unsent = await deleteUnsent(db, new Date(now().getTime() - unsentHours * hourMs));
  for (const { id, kind } of [...unsent, ...(await deleteUnseen(db))]) await dropFile(fileName(id, kind));
  await dropOrphans();
}

/** A file is written before its row: one that is younger than an hour may still get a row. */
async function dropOrphans(): Promise<void> {
  const before = new Date(now().getTime() - hourMs);
  for await (const names of listFiles(atOnce)) {
    const known = await selectKnown(
      db,
      names.map(idOf).filter((id) => id !== null),
    );
    await dropOld(
      names.filter((name) => !known.has(idOf(name) ?? '')),
      before,
    );
  }
}

async function dropOld(names: readonly string[], before: Date): Promise<void> {
  for (const name of names) if (await isOlderThan(name, before)) await dropFile(name);
}

const idOf = (name: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\.)/u.exec(name)?.[0] ?? null;
