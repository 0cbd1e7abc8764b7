import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import { locales } from '@/lib/platform/i18n/locales';
import { withPhone } from '@/lib/platform/text/phone-column';

/** A published page in every language it has. */
export async function selectPageTexts(slug: string) {
  return db
    .select({
      id: documents.id,
      locale: documentTexts.locale,
      title: withPhone(documentTexts.title),
      description: withPhone(documentTexts.description),
      body: documentTexts.body,
      updatedAt: documentTexts.updatedAt,
    })
    .from(documents)
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(and(eq(documents.kind, 'page'), eq(documents.state, 'published'), eq(documents.slug, slug)))
    .orderBy(asc(documentTexts.locale))
    .limit(locales.length);
}
