import 'server-only';
import { lt, sql } from 'drizzle-orm';
import { documentReads, documents } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';

interface Read {
  documentId: number;
  /** The date as in ISO 8601. */
  day: string;
  reader: string;
}

/** The new number of reads of the post; null when this read was already counted. */
export async function insertRead({ documentId, day, reader }: Read): Promise<number | null> {
  const [row] = await db.execute<{ reads: number }>(sql`
    with fresh as (
      insert into ${documentReads} (document_id, day, reader) values (${documentId}, ${day}, ${reader})
      on conflict do nothing returning document_id
    )
    update ${documents} set reads = reads + 1 from fresh where ${documents.id} = fresh.document_id
    returning reads`);
  return row?.reads ?? null;
}

export async function deleteReadsBefore(day: string): Promise<void> {
  await db.delete(documentReads).where(lt(documentReads.day, day));
}
