import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';

/** Texts by either person after a number, the first `limit` of them, without deleted ones. */
export async function listTextsSince(dialogId: number, afterSeq: number, limit: number): Promise<string[]> {
  const rows = await db.execute<{ body: string }>(sql`
    select body from messages
    where dialog_id = ${dialogId} and seq > ${afterSeq}::bigint and body <> '' order by seq limit ${limit}`);
  return rows.map(({ body }) => body);
}
