import 'server-only';
import { and, asc, desc, eq, gt, inArray, lte, max, sql, type SQL } from 'drizzle-orm';
import { categories, documents, documentTexts } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhone } from '@/lib/platform/text/phone-column';

const isPublic = (kind: 'post' | 'page') =>
  and(eq(documents.kind, kind), eq(documents.state, 'published')) as SQL;

const maxCategories = 200;
const maxPages = 1000;
/** A document has at most one text in each of the fourteen languages. */
const textsPerDocument = 14;

/** The parts of the post sitemap that are not empty, and when each changed last. */
export async function selectPostParts(size: number) {
  const part = sql<number>`((${documents.id} - 1) / ${sql.raw(String(size))} + 1)::integer`;
  return db
    .select({ part, changedAt: max(documentTexts.updatedAt) })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(isPublic('post'))
    .groupBy(part)
    .orderBy(asc(part))
    .limit(50_000);
}

/** The texts of the posts whose ids lie above `after` and not above `until`. */
export async function selectPostTexts(after: number, until: number) {
  return db
    .select({
      id: documents.id,
      slug: documents.slug,
      category: categories.slug,
      locale: documentTexts.locale,
      updatedAt: documentTexts.updatedAt,
    })
    .from(documents)
    .innerJoin(categories, eq(categories.id, documents.categoryId))
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(isPublic('post'), gt(documents.id, after), lte(documents.id, until)))
    .orderBy(asc(documents.id), asc(documentTexts.locale))
    .limit((until - after) * textsPerDocument);
}

export async function selectPageTexts() {
  return db
    .select({
      id: documents.id,
      slug: documents.slug,
      locale: documentTexts.locale,
      updatedAt: documentTexts.updatedAt,
    })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(isPublic('page'))
    .orderBy(asc(documents.id), asc(documentTexts.locale))
    .limit(maxPages * textsPerDocument);
}

/** Each category with the time its posts last changed. */
export async function selectCategoryChanges() {
  return db
    .select({ slug: categories.slug, changedAt: max(documentTexts.updatedAt) })
    .from(categories)
    .leftJoin(documents, and(eq(documents.categoryId, categories.id), isPublic('post')))
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(eq(categories.withdrawn, false))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(maxCategories);
}

export async function selectCategoryTitle(slug: string) {
  const [row] = await db
    .select({ title: categories.title, summary: categories.summary })
    .from(categories)
    .where(and(eq(categories.slug, slug), eq(categories.withdrawn, false)));
  return row;
}

/** The newest posts of a category, or of the whole blog. */
export async function selectNewest(category: string | null, limit: number) {
  return db
    .select({
      id: documents.id,
      slug: documents.slug,
      category: categories.slug,
      categoryTitle: categories.title,
      authorName: users.firstName,
      authorSurname: users.surname,
    })
    .from(documents)
    .innerJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(users, eq(users.id, documents.authorId))
    .where(and(isPublic('post'), category === null ? undefined : eq(categories.slug, category)))
    .orderBy(desc(documents.publishedAt), desc(documents.id))
    .limit(limit);
}

/** Every text of these documents. */
export async function selectTexts(ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: documentTexts.documentId,
      locale: documentTexts.locale,
      title: withPhone(documentTexts.title),
      description: withPhone(documentTexts.description),
      body: documentTexts.body,
      publishedAt: documentTexts.publishedAt,
      updatedAt: documentTexts.updatedAt,
    })
    .from(documentTexts)
    .where(inArray(documentTexts.documentId, [...ids]))
    .limit(ids.length * textsPerDocument);
}

/** The texts that the share card of a post shows. */
export async function selectPostCard(slug: string) {
  return db
    .select({
      locale: documentTexts.locale,
      title: withPhone(documentTexts.title),
      categoryTitle: categories.title,
    })
    .from(documents)
    .innerJoin(categories, eq(categories.id, documents.categoryId))
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(isPublic('post'), eq(documents.slug, slug)))
    .limit(textsPerDocument);
}
