import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';

/** Whether the teacher has corrected a message of the learner, who accepted the correction. */
export async function selectIsCorrected(on: Connection, learner: number, teacher: number): Promise<boolean> {
  const rows = await on.execute(sql`
    select 1 from message_corrections c join messages m on m.dialog_id = c.dialog_id and m.seq = c.seq
    where c.corrector_id = ${teacher} and m.sender_id = ${learner} and c.accepted_at is not null limit 1`);
  return rows.length > 0;
}
