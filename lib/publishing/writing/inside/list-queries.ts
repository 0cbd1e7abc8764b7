import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import { categories, documentDrafts, documents, documentTexts } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { likeAnywhere } from '@/lib/platform/text/like';
import type { TextState, WritingQuery } from '@/lib/publishing/writing/schema';

interface TextHead {
  locale: Locale;
  title: string;
  state: TextState;
}

/** One entry for each language: its draft if there is one, else the public text. */
const texts = sql<TextHead[]>`(
  select coalesce(json_agg(json_build_object(
    'locale', coalesce(d.locale, t.locale),
    'title', coalesce(d.title, t.title),
    'state', case when t.locale is null then 'fresh'
      when d.locale is not null and (d.title, d.description, d.body) is distinct from (t.title, t.description, t.body)
        then 'changed'
      else 'public' end)
    order by coalesce(d.locale, t.locale)), '[]')
  from (select * from ${documentDrafts} where document_id = ${documents.id}) d
  full join (select * from ${documentTexts} where document_id = ${documents.id}) t on t.locale = d.locale)`;

const changedAt = sql<Date>`greatest(${documents.createdAt},
  (select max(saved_at) from ${documentDrafts} d where d.document_id = ${documents.id}),
  (select max(updated_at) from ${documentTexts} t where t.document_id = ${documents.id}))`;

const isNamed = (words: string) => {
  if (words === '') return undefined;
  const pattern = likeAnywhere(words);
  return sql`(exists (select 1 from ${documentDrafts} d where d.document_id = ${documents.id} and d.title ilike ${pattern})
    or exists (select 1 from ${documentTexts} t where t.document_id = ${documents.id} and t.title ilike ${pattern}))`;
};

/** Documents of one author, or of all for null, latest change first; one row more than `most` when others follow. */
export async function selectDocumentPage(
  authorId: number | null,
  { kind, words, page }: WritingQuery,
  limit: number,
) {
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      slug: documents.slug,
      state: documents.state,
      publishedAt: documents.publishedAt,
      scheduledFor: documents.scheduledFor,
      category: { slug: categories.slug, title: categories.title },
      authorId: documents.authorId,
      authorName: sql<string | null>`${users.firstName} || ' ' || ${users.surname}`,
      changedAt: changedAt.mapWith(documents.createdAt),
      texts,
    })
    .from(documents)
    .leftJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(users, eq(users.id, documents.authorId))
    .where(
      and(
        eq(documents.kind, kind),
        authorId === null ? undefined : eq(documents.authorId, authorId),
        isNamed(words),
      ),
    )
    .orderBy(desc(changedAt), desc(documents.id))
    .offset(page * limit)
    .limit(limit + 1);
}
export type ListedRow = Awaited<ReturnType<typeof selectDocumentPage>>[number];
