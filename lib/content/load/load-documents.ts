import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Connection, Database } from '@/db/client';
import { categories, images, tags } from '@/db/schema/documents';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { loadOnce } from '@/lib/content/load-once';
import type { DocumentBook } from '@/lib/content/document-source';
import { countRows, overwrite } from '@/lib/learning/courses/overwrite';
import { keepPictures, type KeptPicture } from '@/lib/publishing/documents/keep-pictures';
import { loadDocument, withdrawDocuments } from './load-document';

/** Raised when rows are made differently from the same files, so that they are loaded anew. */
const loaderVersion = 2;
const folder = 'documents';

/**
 * Brings articles and pages to what the files say, as lib/content/load/load-courses does for courses, except for what people changed
 * in the browser: that is theirs. Counts the rows that changed; pages show it at once.
 */
export async function loadDocuments(
  db: Database,
  book: DocumentBook,
  moment = new Date(),
): Promise<{ changed: number }> {
  const fingerprint = createHash('sha256').update(`${loaderVersion} ${book.fingerprint}`).digest('hex');
  const pictures = await keepPictures(book.documents);
  return loadOnce(db, { folder, fingerprint }, async (tx) => {
    await insertPictures(tx, pictures, moment);
    let changed = (await loadNames(tx, book)) + (await withdrawDocuments(tx, book.documents));
    for (const source of book.documents) changed += await loadDocument(tx, source, moment);
    if (changed > 0) await announcePageChange(tx);
    return { changed };
  });
}

async function insertPictures(tx: Connection, kept: readonly KeptPicture[], createdAt: Date): Promise<void> {
  if (kept.length === 0) return;
  const rows = kept.map((picture) => ({ ...picture, createdAt }));
  await tx.insert(images).values(rows).onConflictDoNothing();
}

/** Categories and tags come from the files alone. */
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
