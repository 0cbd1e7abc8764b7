import 'server-only';
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { categories, documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';

const isPublicPost = and(eq(documents.kind, 'post'), eq(documents.state, 'published'));

const maxCategories = 200;
/** A document has at most one text in each of the fourteen languages. */
const textsPerDocument = 14;

/** The parts of the post sitemap that are not empty, and when each changed last. */
export async function selectPostParts(size: number) {
  const part = sql<number>`((${documents.id} - 1) / ${sql.raw(String(size))} + 1)::integer`;
  return db
    .select({ part, changedAt: max(documentTexts.updatedAt) })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(isPublicPost)
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
    .where(and(isPublicPost, gt(documents.id, after), lte(documents.id, until)))
    .orderBy(asc(documents.id), asc(documentTexts.locale))
    .limit((until - after) * textsPerDocument);
}

/** Each category with the time its posts last changed. */
export async function selectCategoryChanges() {
  return db
    .select({ slug: categories.slug, changedAt: max(documentTexts.updatedAt) })
    .from(categories)
    .leftJoin(documents, and(eq(documents.categoryId, categories.id), isPublicPost))
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(eq(categories.withdrawn, false))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(maxCategories);
}
