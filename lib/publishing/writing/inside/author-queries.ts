import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { documents } from '@/db/schema/documents';

export async function isPublishedAuthor(on: Connection, userId: number): Promise<boolean> {
  const rows = await on
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.authorId, userId), eq(documents.state, 'published')))
    .limit(1);
  return rows.length > 0;
}

/** Deletes documents that were never public; a published article stays, without the name of its author. */
export async function deleteDraftsOf(on: Connection, userId: number): Promise<void> {
  await on
    .delete(documents)
    .where(and(eq(documents.authorId, userId), inArray(documents.state, ['draft', 'scheduled'])));
}
