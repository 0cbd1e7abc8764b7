import 'server-only';
import { sql } from 'drizzle-orm';
import { documents, documentTexts } from '@/db/schema/documents';
import { withPhone } from '@/lib/platform/text/phone-column';

/** The title of a joined post in the reader's language, else in Russian, else in any. */
export const postTitle = (locale: string) =>
  sql<
    string | null
  >`(select ${withPhone(documentTexts.title)} from ${documentTexts} where ${documentTexts.documentId} = ${documents.id}
    order by ${documentTexts.locale} = ${locale} desc, ${documentTexts.locale} = 'ru' desc, ${documentTexts.locale} limit 1)`;
