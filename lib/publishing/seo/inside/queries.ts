import 'server-only';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { categories, documents, documentTexts } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhone } from '@/lib/platform/text/phone-column';

const isPublicPost = and(eq(documents.kind, 'post'), eq(documents.state, 'published')) as SQL;

/** A document has at most one text in each of the fourteen languages. */
const textsPerDocument = 14;

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
    .leftJoin(users, and(eq(users.id, documents.authorId), isNull(users.eraseAt)))
    .where(and(isPublicPost, category === null ? undefined : eq(categories.slug, category)))
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
    .where(and(isPublicPost, eq(documents.slug, slug)))
    .limit(textsPerDocument);
}
