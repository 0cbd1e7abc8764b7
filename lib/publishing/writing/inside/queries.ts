import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { categories, documents, documentTags, documentTexts, tags } from '@/db/schema/documents';
import { images } from '@/db/schema/images';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

const columns = {
  id: documents.id,
  kind: documents.kind,
  slug: documents.slug,
  categoryId: documents.categoryId,
  authorId: documents.authorId,
  state: documents.state,
  coverId: documents.coverId,
  publishedAt: documents.publishedAt,
  scheduledFor: documents.scheduledFor,
  scheduledZone: documents.scheduledZone,
  scheduledLocales: documents.scheduledLocales,
  withheldAt: documents.withheldAt,
};
const byId = (on: Connection, id: number) =>
  on.select(columns).from(documents).where(eq(documents.id, id)).$dynamic();
export type DocumentRow = Awaited<ReturnType<typeof byId>>[number];

export async function selectDocument(on: Connection, id: number): Promise<DocumentRow | null> {
  const [row] = await byId(on, id);
  return row ?? null;
}

/** The same document, locked until the transaction ends. */
export async function lockDocument(on: Connection, id: number): Promise<DocumentRow | null> {
  const [row] = await byId(on, id).for('no key update');
  return row ?? null;
}

const isDue = (now: Date) =>
  and(eq(documents.state, 'scheduled'), sql`${documents.scheduledFor} <= ${now.toISOString()}`);

/** The document that has been due for the longest time. */
export async function selectDue(on: Connection, now: Date): Promise<DocumentRow | null> {
  const [row] = await on
    .select(columns)
    .from(documents)
    .where(isDue(now))
    .orderBy(asc(documents.scheduledFor), asc(documents.id))
    .limit(1);
  return row ?? null;
}

/** Locks a due document until the transaction ends; null when another process has locked it. */
export async function lockDue(on: Connection, now: Date, id: number): Promise<DocumentRow | null> {
  const [row] = await on
    .select(columns)
    .from(documents)
    .where(and(eq(documents.id, id), isDue(now)))
    .for('no key update', { skipLocked: true });
  return row ?? null;
}

/** Whether a document of this kind has the slug already. */
export async function isSlugTaken(
  on: Connection,
  { kind, slug }: Pick<DocumentRow, 'kind' | 'slug'>,
): Promise<boolean> {
  const rows = await on
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.slug, slug)));
  return rows.length > 0;
}

/** Null when the slug is taken. */
export async function insertDocument(
  on: Connection,
  values: typeof documents.$inferInsert,
): Promise<number | null> {
  const [row] = await on
    .insert(documents)
    .values(values)
    .onConflictDoNothing({ target: [documents.kind, documents.slug] })
    .returning({ id: documents.id });
  return row?.id ?? null;
}

export async function updateDocument(
  on: Connection,
  id: number,
  values: Partial<typeof documents.$inferInsert>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await on.update(documents).set(values).where(eq(documents.id, id));
}

/** A published article with its author's name and its texts. */
export async function selectPublishedPost(slug: string) {
  const [row] = await db
    .select({
      id: documents.id,
      authorId: documents.authorId,
      firstName: users.firstName,
      surname: users.surname,
    })
    .from(documents)
    .leftJoin(users, eq(users.id, documents.authorId))
    .where(and(eq(documents.kind, 'post'), eq(documents.slug, slug), eq(documents.state, 'published')));
  if (!row) return null;
  const { locale, title, body } = documentTexts;
  const texts = await db
    .select({ locale, title, body })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, row.id))
    .orderBy(asc(locale))
    .limit(100);
  return { ...row, texts };
}

export async function deleteDocument(on: Connection, id: number): Promise<void> {
  await on.delete(documents).where(eq(documents.id, id));
}

export async function selectCategories() {
  return db
    .select({ id: categories.id, slug: categories.slug, title: categories.title })
    .from(categories)
    .where(eq(categories.withdrawn, false))
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(100);
}

export async function selectCategory(on: Connection, slug: string) {
  const [row] = await on
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.withdrawn, false)));
  return row ?? null;
}

export async function selectTags() {
  return db
    .select({ slug: tags.slug, title: tags.title })
    .from(tags)
    .where(eq(tags.withdrawn, false))
    .orderBy(asc(tags.slug))
    .limit(200);
}

export async function selectTagsOf(documentId: number): Promise<string[]> {
  const rows = await db
    .select({ slug: tags.slug })
    .from(documentTags)
    .innerJoin(tags, eq(tags.id, documentTags.tagId))
    .where(eq(documentTags.documentId, documentId))
    .orderBy(asc(tags.slug))
    .limit(50);
  return rows.map(({ slug }) => slug);
}

/** @returns false, and changes nothing, when a slug belongs to no tag */
export async function replaceTags(on: Connection, documentId: number, slugs: string[]): Promise<boolean> {
  const wanted = [...new Set(slugs)];
  const rows =
    wanted.length > 0 ? await on.select({ id: tags.id }).from(tags).where(inArray(tags.slug, wanted)) : [];
  if (rows.length < wanted.length) return false;
  await on.delete(documentTags).where(eq(documentTags.documentId, documentId));
  if (rows.length > 0)
    await on.insert(documentTags).values(rows.map(({ id }) => ({ documentId, tagId: id })));
  return true;
}

export async function selectImage(on: Connection, id: string) {
  const [row] = await on
    .select({ id: images.id, width: images.width, height: images.height })
    .from(images)
    .where(eq(images.id, id));
  return row ?? null;
}

export async function selectName(id: number) {
  const [row] = await db
    .select({ id: users.id, name: sql<string>`${users.firstName} || ' ' || ${users.surname}` })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}
