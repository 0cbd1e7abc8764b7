import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';
import { atOnce, exportPageSize, inPages } from '@/lib/platform/export/records';

interface CallRecord extends Record<string, unknown> {
  call: number;
}

/** Somebody's calls, with whom by id, and what they chose about them. */
export function exportCalls(userId: number) {
  return [
    inPages<CallRecord>('call', (last) => selectCalls(userId, last)),
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

async function selectChoices(me: number): Promise<Record<string, unknown>[]> {
  return [
    ...(await db.execute(sql`
      select relay_only from call_choices where user_id = ${me}`)),
  ];
}
