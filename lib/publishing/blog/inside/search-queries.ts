import 'server-only';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { isPublic } from './queries';

interface Search {
  wanted: string;
  /** The words before the last one, and the first letters of the last one. */
  beginning: { before: string; letters: string } | null;
  /** The languages whose stemmers are applied to the words. */
  languages: readonly Locale[];
  limit: number;
}

/** Ranking decompresses the whole tsvector, so only the newest matches of a frequent word are ranked. */
const maxRanked = 300;

/** The ids of published posts with a text that matches, the best first. */
export async function searchPosts({ wanted, beginning, languages, limit }: Search): Promise<number[]> {
  const queries = languages.map((locale) => queryIn(locale, wanted, beginning));
  const query = sql`(${sql.join(queries, sql` || `)})`;
  const newest = sql`${documents.publishedAt} desc nulls last`;
  const matching = db
    .select({ id: documents.id, publishedAt: documents.publishedAt, locale: documentTexts.locale })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .where(sql`${isPublic} and ${documentTexts.search} @@ ${query}`)
    .orderBy(newest, desc(documents.id))
    .limit(maxRanked)
    .as('matching');
  const rank = sql<number>`max(ts_rank_cd(${documentTexts.search}, ${query}))`;
  const rows = await db
    .select({ id: matching.id })
    .from(matching)
    .innerJoin(
      documentTexts,
      and(eq(documentTexts.documentId, matching.id), eq(documentTexts.locale, matching.locale)),
    )
    .groupBy(matching.id, matching.publishedAt)
    .orderBy(desc(rank), sql`${matching.publishedAt} desc nulls last`, desc(matching.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function queryIn(locale: Locale, wanted: string, beginning: Search['beginning']): SQL {
  const dictionary = sql`document_dictionary(${locale})`;
  const whole = sql`websearch_to_tsquery(${dictionary}, ${wanted})`;
  if (!beginning) return whole;
  const { before, letters } = beginning;
  const start = sql`to_tsquery('simple', ${`${letters}:*`})`;
  const going = before === '' ? start : sql`(websearch_to_tsquery(${dictionary}, ${before}) && ${start})`;
  return sql`(${whole} || ${going})`;
}
