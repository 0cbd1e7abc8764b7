import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { callNotes } from '@/db/schema/call-notes';
import type { Change } from '@/lib/chat/messages/change';

export async function insertNote(on: Connection, row: typeof callNotes.$inferInsert): Promise<void> {
  await on.insert(callNotes).values(row);
}

/** Marks a note as made into cards by one of the two people, and gives its message a new version. */
export async function markKept(
  on: Connection,
  { dialogId, seq, version }: Change,
  { isAuthor }: { isAuthor: boolean },
): Promise<void> {
  const column = sql.raw(isAuthor ? 'author_kept' : 'other_kept');
  await on.execute(sql`
    with kept as (
      update call_notes set ${column} = true where dialog_id = ${dialogId} and seq = ${seq}::bigint
    )
    update messages set version = ${version}::bigint where dialog_id = ${dialogId} and seq = ${seq}::bigint`);
}
