import 'server-only';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { categories, documents, documentTags, documentTexts, tags } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { withPhone } from '@/lib/platform/text/phone-column';

const maxNames = 200;

/** Literals instead of parameters: only then can PostgreSQL use the partial index documents_public_idx. */
export const isPublic = sql`(${documents.kind} = 'post' and ${documents.state} = 'published')`;

/** The order of documents_public_idx. */
const newestFirst = sql`${documents.publishedAt} desc nulls last`;

export interface Filter {
  categoryId?: number | undefined;
  tagId?: number | undefined;
}

function within({ categoryId, tagId }: Filter): SQL | undefined {
  return and(
    isPublic,
    categoryId === undefined ? undefined : eq(documents.categoryId, categoryId),
    tagId === undefined
      ? undefined
      : sql`exists (select from ${documentTags} where ${documentTags.tagId} = ${tagId} and ${documentTags.documentId} = ${documents.id})`,
  );
}

export async function countPosts(filter: Filter): Promise<number> {
  const [row] = await db.select({ count: count() }).from(documents).where(within(filter));
  return row?.count ?? 0;
}

/** The ids of a page of posts, the newest first. */
export async function selectPostIds(filter: Filter, limit: number, offset: number): Promise<number[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(within(filter))
    .orderBy(newestFirst, desc(documents.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

/** The text a post is listed with: in the reader's language, else English, else Russian, else any. */
const bestText = (locale: Locale) =>
  db
    .select({
      locale: documentTexts.locale,
      title: withPhone(documentTexts.title).as('filled_title'),
      description: withPhone(documentTexts.description).as('filled_description'),
      words: documentTexts.words,
    })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, documents.id))
    .orderBy(
      sql`array_position(array[${locale}::text, 'en', 'ru'], ${documentTexts.locale}) nulls last`,
      asc(documentTexts.locale),
    )
    .limit(1)
    .as('best');

/** The columns that lists show of posts; the rows have no order. */
export async function selectCards(ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return [];
  const best = bestText(locale);
  return db
    .select({
      id: documents.id,
      slug: documents.slug,
      category: categories.slug,
      categoryTitle: categories.title,
      locale: best.locale,
      title: best.title,
      description: best.description,
      words: best.words,
      publishedAt: documents.publishedAt,
      reads: documents.reads,
    })
    .from(documents)
    .innerJoin(categories, eq(categories.id, documents.categoryId))
    .innerJoinLateral(best, sql`true`)
    .where(and(isPublic, inArray(documents.id, [...ids])))
    .limit(ids.length);
}
export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

export async function selectCategories() {
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      title: categories.title,
      summary: categories.summary,
    })
    .from(categories)
    .where(eq(categories.withdrawn, false))
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(maxNames);
}

/** The tags that at least one published post has. */
export async function selectTags() {
  return db
    .select({ id: tags.id, slug: tags.slug, title: tags.title })
    .from(tags)
    .where(
      and(
        eq(tags.withdrawn, false),
        sql`exists (select from ${documentTags} join ${documents} on ${documents.id} = ${documentTags.documentId} where ${documentTags.tagId} = ${tags.id} and ${isPublic})`,
      ),
    )
    .orderBy(asc(tags.slug))
    .limit(maxNames);
}

export async function selectTag(slug: string) {
  const [row] = await db
    .select({ id: tags.id, slug: tags.slug, title: tags.title })
    .from(tags)
    .where(and(eq(tags.slug, slug), eq(tags.withdrawn, false)));
  return row;
}
