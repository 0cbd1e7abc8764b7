import 'server-only';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { documentDrafts, documentRevisions, documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** Articles of an author, and the drafts and revisions that somebody has saved. */
export const exportWriting = (userId: number) => [
  inKeyOrder(
    'article',
    { id: documents.id, language: articleLanguage },
    (isBehind) => selectArticles(userId, isBehind),
    textsOfOnePage,
  ),
  inKeyOrder(
    'draft',
    { article: documentDrafts.documentId, language: documentDrafts.locale },
    (isBehind) => selectDrafts(userId, isBehind),
    textsOfOnePage,
  ),
  inKeyOrder(
    'revision',
    { id: documentRevisions.id },
    (isBehind) => selectRevisions(userId, isBehind),
    textsOfOnePage,
  ),
];

/** Whole articles at a time, so that a page stays a few megabytes. */
const textsOfOnePage = 100;

/** An article without a text has none. */
const articleLanguage = sql<string | null>`coalesce(${documentTexts.locale}, '')`;

function selectArticles(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      id: documents.id,
      kind: documents.kind,
      slug: documents.slug,
      state: documents.state,
      language: articleLanguage,
      title: documentTexts.title,
      description: documentTexts.description,
      text: documentTexts.body,
      made: documents.createdAt,
      published: documents.publishedAt,
      reads: documents.reads,
    })
    .from(documents)
    .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(eq(documents.authorId, userId), isBehind));
}

function selectDrafts(userId: number, isBehind: SQL | undefined) {
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
    .where(and(eq(documentDrafts.savedBy, userId), isBehind));
}

function selectRevisions(userId: number, isBehind: SQL | undefined) {
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
    .where(and(eq(documentRevisions.userId, userId), isBehind));
}
