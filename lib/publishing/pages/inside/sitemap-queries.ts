import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';

const maxPages = 1000;
/** A document has at most one text in each of the fourteen languages. */
const textsPerDocument = 14;

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
    .where(and(eq(documents.kind, 'page'), eq(documents.state, 'published')))
    .orderBy(asc(documents.id), asc(documentTexts.locale))
    .limit(maxPages * textsPerDocument);
}
