import 'server-only';
import { createHash } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import {
  categories,
  documentRevisions,
  documents,
  documentTags,
  documentTexts,
  tags,
} from '@/db/schema/documents';
import type { DocumentSource, DocumentText } from '@/lib/content/documents/source';
import { nameById } from '@/lib/content/documents/pictures-in-text';
import { countRows, getId } from '@/lib/learning/courses/overwrite';
import { countWords } from '@/lib/platform/markdown/document-html';
import { parseDocument } from '@/lib/platform/markdown/parse-document';

/** Replaces the fingerprint of a text whose file is gone; if the file comes back, the text is published again. */
const unpublishedMark = '';

/** Writes one article or page. @returns how many rows changed */
export async function loadDocument(tx: Connection, source: DocumentSource, loadedAt: Date): Promise<number> {
  const { kind, slug, post } = source;
  const categoryId = post ? await categoryOf(tx, post.category) : null;
  const publishedAt = post ? new Date(`${post.published}T00:00:00Z`) : loadedAt;
  const row = { kind, slug, categoryId, state: 'published' as const, publishedAt, createdAt: loadedAt };
  let changed = await countRows(
    tx.insert(documents).values(row).onConflictDoNothing().returning({ id: documents.id }),
  );
  const own = and(eq(documents.kind, kind), eq(documents.slug, slug));
  const id = await getId(tx.select({ id: documents.id }).from(documents).where(own));
  const known = await tx
    .select({ locale: documentTexts.locale, loaded: documentTexts.loaded })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, id));
  for (const text of textsToStore(source)) {
    const there = known.find(({ locale }) => locale === text.locale);
    if (there && (there.loaded === null || there.loaded === text.fingerprint)) continue;
    await writeText(tx, { id, publishedAt }, text, loadedAt);
    changed += 1;
  }
  changed += await removeTexts(tx, id, source.texts);
  if (known.some(({ loaded }) => loaded === unpublishedMark)) {
    await tx.update(documents).set({ state: 'published' }).where(eq(documents.id, id));
  }
  // Once a person has changed one language, the files no longer change category, tags and date.
  if (post && known.every(({ loaded }) => loaded !== null)) {
    changed += await countRows(
      tx
        .update(documents)
        .set({ categoryId, publishedAt, related: post.related })
        .where(
          and(
            eq(documents.id, id),
            or(
              sql`(${documents.categoryId}, ${documents.publishedAt}) is distinct from (${categoryId}::int, ${publishedAt.toISOString()}::timestamptz)`,
              ne(documents.related, post.related),
            ),
          ),
        )
        .returning({ id: documents.id }),
    );
    changed += await loadTags(tx, id, post.tags);
  }
  return changed;
}

/** The texts with picture names replaced by ids; a changed picture changes the fingerprint of the text. */
function textsToStore({ texts, pictures }: DocumentSource): DocumentText[] {
  const ids = new Map(pictures.map(({ name, id }) => [name, id]));
  return texts.map((text) => {
    const body = nameById(text.body, ids);
    if (body === text.body) return text;
    const fingerprint = createHash('sha256').update(`${text.fingerprint}\0${body}`).digest('hex');
    return { ...text, body, fingerprint };
  });
}

async function categoryOf(tx: Connection, slug: string): Promise<number> {
  return getId(tx.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug)));
}

async function writeText(
  tx: Connection,
  { id: documentId, publishedAt }: { id: number; publishedAt: Date },
  { locale, title, description, body, fingerprint }: DocumentText,
  loadedAt: Date,
): Promise<void> {
  const words = countWords(parseDocument(body));
  const text = { title, description, body, words, loaded: fingerprint, updatedAt: loadedAt };
  await tx
    .insert(documentTexts)
    .values({ documentId, locale, publishedAt, ...text })
    .onConflictDoUpdate({ target: [documentTexts.documentId, documentTexts.locale], set: text });
  await tx
    .insert(documentRevisions)
    .values({ documentId, locale, title, description, body, cause: 'loaded', createdAt: loadedAt });
}

/** Deletes loaded texts whose files are gone. */
async function removeTexts(tx: Connection, id: number, texts: readonly DocumentText[]): Promise<number> {
  const gone = and(
    eq(documentTexts.documentId, id),
    isNotNull(documentTexts.loaded),
    notInArray(
      documentTexts.locale,
      texts.map(({ locale }) => locale),
    ),
  );
  return countRows(tx.delete(documentTexts).where(gone).returning({ locale: documentTexts.locale }));
}

async function loadTags(tx: Connection, documentId: number, slugs: readonly string[]): Promise<number> {
  const wanted = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.slug, [...slugs]));
  const ids = wanted.map(({ id }) => id);
  const gone = and(eq(documentTags.documentId, documentId), notInArray(documentTags.tagId, ids));
  const removed = await countRows(tx.delete(documentTags).where(gone).returning({ tag: documentTags.tagId }));
  const rows = ids.map((tagId) => ({ documentId, tagId }));
  const added = await countRows(
    tx.insert(documentTags).values(rows).onConflictDoNothing().returning({ tag: documentTags.tagId }),
  );
  return removed + added;
}

/** Unpublishes documents whose files are gone, unless a person has changed them. */
export async function withdrawDocuments(
  tx: Connection,
  sources: readonly Pick<DocumentSource, 'kind' | 'slug'>[],
): Promise<number> {
  const slugsOf = (kind: DocumentSource['kind']) =>
    sources.filter((source) => source.kind === kind).map(({ slug }) => slug);
  const isGone = or(
    and(eq(documents.kind, 'post'), notInArray(documents.slug, slugsOf('post'))),
    and(eq(documents.kind, 'page'), notInArray(documents.slug, slugsOf('page'))),
  );
  const texts = (condition: ReturnType<typeof and>) =>
    tx
      .select({ locale: documentTexts.locale })
      .from(documentTexts)
      .where(and(eq(documentTexts.documentId, documents.id), condition));
  const isLoaded = and(
    sql`exists ${texts(isNotNull(documentTexts.loaded))}`,
    sql`not exists ${texts(isNull(documentTexts.loaded))}`,
  );
  const gone = await tx
    .update(documents)
    .set({ state: 'unpublished' })
    .where(and(eq(documents.state, 'published'), isGone, isLoaded))
    .returning({ id: documents.id });
  const ids = gone.map(({ id }) => id);
  await tx
    .update(documentTexts)
    .set({ loaded: unpublishedMark })
    .where(inArray(documentTexts.documentId, ids));
  return gone.length;
}
