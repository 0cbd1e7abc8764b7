import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';
import { atOnce, exportPageSize, inPages } from '@/lib/platform/export/records';

interface CallRecord extends Record<string, unknown> {
  call: number;
}

interface NoteRecord extends Record<string, unknown> {
  dialog: number;
  seq: number;
}

/**
 * Somebody's calls with the other person's id, the notes taken in them (their text is exported with the messages), and the
 * call settings.
 */
export function exportCalls(userId: number) {
  return [
    inPages<CallRecord>('call', (last) => selectCalls(userId, last)),
    inPages<NoteRecord>('call_note', (last) => selectNotes(userId, last)),
    atOnce('call_choice', async () => selectChoices(userId)),
  ];
}

async function selectCalls(me: number, last: CallRecord | null): Promise<CallRecord[]> {
  return [
    ...(await db.execute<CallRecord>(sql`
      select c.id as call, c.caller_id + c.callee_id - ${me}::int as person, c.caller_id = ${me} as by_me,
        c.started_at as moment, c.answered_at as answered, c.connected_at as connected, c.ended_at as ended, c.outcome
      from calls c
      where (c.caller_id = ${me} or c.callee_id = ${me}) and c.id > ${last?.call ?? 0}::int
      order by c.id limit ${exportPageSize}`)),
  ];
}

async function selectNotes(me: number, last: NoteRecord | null): Promise<NoteRecord[]> {
  return [
    ...(await db.execute<NoteRecord>(sql`
      select n.dialog_id as dialog, n.seq::float8 as seq, n.call_id as call, n.kind,
        case when s.sender_id = ${me} then n.author_kept else n.other_kept end as kept
      from call_notes n join messages s on s.dialog_id = n.dialog_id and s.seq = n.seq
      join dialog_members m on m.dialog_id = n.dialog_id and m.user_id = ${me}
      where (s.sender_id = ${me} or s.seq > m.cleared_seq)
        and (n.dialog_id, n.seq) > (${last?.dialog ?? 0}::int, ${last?.seq ?? 0}::bigint)
      order by n.dialog_id, n.seq limit ${exportPageSize}`)),
  ];
}

async function selectChoices(me: number): Promise<Record<string, unknown>[]> {
  return [
    ...(await db.execute(sql`
      select relay_only from call_choices where user_id = ${me}`)),
  ];
}
