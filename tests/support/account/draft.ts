import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { documentDrafts, documents } from '@/db/schema/documents';
import { makePost } from '@/tests/support/comments';

/** Inserts an article that was begun and never published. */
export async function makeDraft(db: Connection, authorId: number, title: string): Promise<number> {
  const { id: model } = await makePost(db, 'draft');
  const [row] = await db.select().from(documents).where(eq(documents.id, model));
  const { id: _, ...values } = row!;
  const slug = `draft-${authorId}`;
  const [draft] = await db
    .insert(documents)
    .values({ ...values, slug, authorId, publishedAt: null })
    .returning({ id: documents.id });
  const text = { locale: 'ru', title, description: title, body: title };
  const saved = { savedBy: authorId, savedAt: new Date() };
  await db.insert(documentDrafts).values({ documentId: draft!.id, ...text, ...saved });
  return draft!.id;
}
