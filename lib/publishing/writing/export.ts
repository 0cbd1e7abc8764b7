import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { documentDrafts, documentRevisions, documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import { inPages } from '@/lib/platform/export/records';

/** Articles of an author, and the drafts and revisions that somebody has saved. */
export const exportWriting = (userId: number) => [
  inPages<Article>('article', (last) => selectArticles(userId, last), textsOfOnePage),
  inPages<Draft>('draft', (last) => selectDrafts(userId, last), textsOfOnePage),
  inPages<Revision>('revision', (last) => selectRevisions(userId, last), textsOfOnePage),
];

type Article = Awaited<ReturnType<typeof selectArticles>>[number];
type Draft = Awaited<ReturnType<typeof selectDrafts>>[number];
type Revision = Awaited<ReturnType<typeof selectRevisions>>[number];

/** Whole articles at a time, so that a page stays a few megabytes. */
const textsOfOnePage = 100;

async function selectArticles(userId: number, after: { id: number; language: string | null } | null) {
  const language = sql<string | null>`coalesce(${documentTexts.locale}, '')`;
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      slug: documents.slug,
      state: documents.state,
      language,
      title: documentTexts.title,
      description: documentTexts.description,
      text: documentTexts.body,
      made: documents.createdAt,
      published: documents.publishedAt,
      reads: documents.reads,
    })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(
      and(
        eq(documents.authorId, userId),
        after ? sql`(${documents.id}, ${language}) > (${after.id}::int, ${after.language}::text)` : undefined,
      ),
    )
    .orderBy(asc(documents.id), asc(language))
    .limit(textsOfOnePage);
}

async function selectDrafts(userId: number, after: { article: number; language: string } | null) {
  return db
    .select({
      article: documentDrafts.documentId,
      language: documentDrafts.locale,
      title: documentDrafts.title,
      description: documentDrafts.description,
      text: documentDrafts.body,
      saved: documentDrafts.savedAt,
    })
    .from(documentDrafts)
    .where(
      and(
        eq(documentDrafts.savedBy, userId),
        after
          ? sql`(${documentDrafts.documentId}, ${documentDrafts.locale}) > (${after.article}::int, ${after.language}::text)`
          : undefined,
      ),
    )
    .orderBy(asc(documentDrafts.documentId), asc(documentDrafts.locale))
    .limit(textsOfOnePage);
}

async function selectRevisions(userId: number, after: { id: number } | null) {
  return db
    .select({
      id: documentRevisions.id,
      article: documentRevisions.documentId,
      language: documentRevisions.locale,
      title: documentRevisions.title,
      description: documentRevisions.description,
      text: documentRevisions.body,
      cause: documentRevisions.cause,
      moment: documentRevisions.createdAt,
    })
    .from(documentRevisions)
    .where(and(eq(documentRevisions.userId, userId), after ? gt(documentRevisions.id, after.id) : undefined))
    .orderBy(asc(documentRevisions.id))
    .limit(textsOfOnePage);
}
