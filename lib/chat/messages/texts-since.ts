import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';

/** Texts of either of the two after a number, the first of them; what was taken back is not among them. */
export async function listTextsSince(dialogId: number, afterSeq: number, limit: number): Promise<string[]> {
  const rows = await db.execute<{ body: string }>(sql`
    select body from messages
    where dialog_id = ${dialogId} and seq > ${afterSeq}::bigint and body <> '' order by seq limit ${limit}`);
  return rows.map(({ body }) => body);
}
