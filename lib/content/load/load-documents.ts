import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { categories, tags } from '@/db/schema/documents';
import { images } from '@/db/schema/images';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { everyPage } from '@/lib/platform/cache/page-change';
import { loadOnce } from './load-once';
import type { DocumentBook } from '@/lib/content/documents/source';
import { countRows, overwrite } from '@/lib/learning/courses/overwrite';
import { storePictures, type StoredPicture } from '@/lib/publishing/documents/store-pictures';
import { loadDocument, withdrawDocuments } from './load-document';

/** Raise it when the loader makes other rows from the same files, so that they are loaded again. */
const loaderVersion = 2;
const folder = 'documents';

/**
 * Loads articles and pages like lib/content/load/load-courses, except for texts that people have changed in the editor.
 * The page cache is expired when rows change. @returns how many rows changed
 */
export async function loadDocuments(
  db: Database,
  book: DocumentBook,
  loadedAt = new Date(),
): Promise<{ changed: number }> {
  const fingerprint = createHash('sha256').update(`${loaderVersion} ${book.fingerprint}`).digest('hex');
  const pictures = await storePictures(book.documents);
  return loadOnce(db, { folder, fingerprint }, async (tx) => {
    await insertPictures(tx, pictures, loadedAt);
    let changed = (await loadNames(tx, book)) + (await withdrawDocuments(tx, book.documents));
    for (const source of book.documents) changed += await loadDocument(tx, source, loadedAt);
    if (changed > 0) await announcePageChange(tx, everyPage);
    return { changed };
  });
}

async function insertPictures(
  tx: Connection,
  stored: readonly StoredPicture[],
  createdAt: Date,
): Promise<void> {
  if (stored.length === 0) return;
  const rows = stored.map((picture) => ({ ...picture, createdAt }));
  await tx.insert(images).values(rows).onConflictDoNothing();
}

/** Loads categories and tags, which only the files can change. */
async function loadNames(tx: Connection, book: DocumentBook): Promise<number> {
  let changed = 0;
  for (const [table, sources] of [
    [categories, book.categories],
    [tags, book.tags],
  ] as const) {
    const gone = and(
      eq(table.withdrawn, false),
      notInArray(
        table.slug,
        sources.map(({ slug }) => slug),
      ),
    );
    changed += await countRows(
      tx.update(table).set({ withdrawn: true }).where(gone).returning({ id: table.id }),
    );
  }
  for (const [position, category] of book.categories.entries()) {
    changed += await countRows(
      tx
        .insert(categories)
        .values({ ...category, position, withdrawn: false })
        .onConflictDoUpdate({ target: categories.slug, ...overwrite(categories, ['slug']) })
        .returning({ id: categories.id }),
    );
  }
  for (const tag of book.tags) {
    changed += await countRows(
      tx
        .insert(tags)
        .values({ ...tag, withdrawn: false })
        .onConflictDoUpdate({ target: tags.slug, ...overwrite(tags, ['slug']) })
        .returning({ id: tags.id }),
    );
  }
  return changed;
}
