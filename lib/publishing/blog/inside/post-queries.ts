import 'server-only';
import { and, asc, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { categories, documents, documentTags, documentTexts, tags } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhone } from '@/lib/platform/text/phone-column';
import { isPublic } from './queries';

const maxRows = 20;
/** A popular tag may be on a thousand posts: only the newest of them are ranked. */
const maxSharing = 200;

export async function selectPost(slug: string) {
  const [row] = await db
    .select({
      id: documents.id,
      slug: documents.slug,
      categoryId: documents.categoryId,
      category: categories.slug,
      categoryTitle: categories.title,
      authorId: documents.authorId,
      authorName: users.firstName,
      authorSurname: users.surname,
      coverId: documents.coverId,
      publishedAt: documents.publishedAt,
      reads: documents.reads,
    })
    .from(documents)
    .innerJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(users, and(eq(users.id, documents.authorId), isNull(users.eraseAt)))
    .where(and(isPublic, eq(documents.slug, slug)));
  return row;
}
export type PostRow = NonNullable<Awaited<ReturnType<typeof selectPost>>>;

/** The texts of a post in every language it has. */
export async function selectTexts(documentId: number) {
  return db
    .select({
      locale: documentTexts.locale,
      title: withPhone(documentTexts.title),
      description: withPhone(documentTexts.description),
      body: documentTexts.body,
      words: documentTexts.words,
      updatedAt: documentTexts.updatedAt,
    })
    .from(documentTexts)
    .where(eq(documentTexts.documentId, documentId))
    .orderBy(asc(documentTexts.locale))
    .limit(maxRows);
}

export async function selectTagsOf(documentId: number) {
  return db
    .select({ slug: tags.slug, title: tags.title })
    .from(documentTags)
    .innerJoin(tags, and(eq(tags.id, documentTags.tagId), eq(tags.withdrawn, false)))
    .where(eq(documentTags.documentId, documentId))
    .orderBy(asc(tags.slug))
    .limit(maxRows);
}

type PostPosition = Pick<PostRow, 'id' | 'categoryId' | 'publishedAt'>;

/** The id of the post published before or after a post in the same category. */
export async function selectNeighbour(post: PostPosition, side: 'older' | 'newer'): Promise<number | null> {
  if (post.publishedAt === null || post.categoryId === null) return null;
  const [compare, order] = side === 'older' ? ([lt, desc] as const) : ([gt, asc] as const);
  // The same order as documents_category_idx, which PostgreSQL can read forwards and backwards.
  const nulls = side === 'older' ? sql`nulls last` : sql`nulls first`;
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        isPublic,
        eq(documents.categoryId, post.categoryId),
        or(
          compare(documents.publishedAt, post.publishedAt),
          and(eq(documents.publishedAt, post.publishedAt), compare(documents.id, post.id)),
        ),
      ),
    )
    .orderBy(sql`${order(documents.publishedAt)} ${nulls}`, sql`${order(documents.id)} ${nulls}`)
    .limit(1);
  return row?.id ?? null;
}

/** Ids of the posts the article names, then those that share most tags, then those of its category, newest first. */
export async function selectRelated({ id, categoryId }: PostPosition, limit: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    with named as (
      select each.slug, each.place from ${documents}, unnest(${documents.related}) with ordinality as each (slug, place)
      where ${documents.id} = ${id}
    ), shared as (
      select other.document_id as id, count(*) as tags
      from ${documentTags} own join ${documentTags} other on other.tag_id = own.tag_id
      where own.document_id = ${id} and other.document_id <> ${id}
      group by other.document_id
      order by tags desc, other.document_id desc limit ${maxSharing}
    ), near as (
      (select ${documents.id}, named.place, 0::bigint as tags, ${documents.categoryId}, ${documents.publishedAt}
        from named join ${documents} on ${documents.slug} = named.slug where ${isPublic} and ${documents.id} <> ${id})
      union
      (select ${documents.id}, null::bigint, shared.tags, ${documents.categoryId}, ${documents.publishedAt}
        from shared join ${documents} on ${documents.id} = shared.id where ${isPublic})
      union
      (select ${documents.id}, null::bigint, 0::bigint, ${documents.categoryId}, ${documents.publishedAt}
        from ${documents} where ${isPublic} and ${documents.categoryId} = ${categoryId} and ${documents.id} <> ${id}
        order by ${documents.publishedAt} desc, ${documents.id} desc limit ${limit})
    )
    select id from near group by id, category_id, published_at
    order by min(place) nulls last, max(tags) desc, (category_id = ${categoryId}) desc, published_at desc, id desc
    limit ${limit}`);
  return rows.map(({ id: found }) => found);
}

export async function selectPostId(slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(isPublic, eq(documents.slug, slug)));
  return row?.id ?? null;
}
