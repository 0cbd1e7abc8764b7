import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { maxReminded } from '@/lib/chat/reminders/limits';
import { mayKnowActor, readingTime } from '@/lib/people/audience/tellable';

const moment = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Stores the time up to which messages were checked; its row stays locked. @returns the time stored before */
export async function moveChecked(on: Connection, until: Date): Promise<Date> {
  await on.execute(sql`
    insert into chat_reminder_state (id, checked_until) values (1, ${moment(until)}) on conflict do nothing`);
  const [before] = await on.execute<{ at: string }>(
    sql`select checked_until as at from chat_reminder_state where id = 1 for update`,
  );
  await on.execute(
    sql`update chat_reminder_state set checked_until = greatest(checked_until, ${moment(until)}) where id = 1`,
  );
  return before ? new Date(before.at) : until;
}

interface Window {
  from: Date;
  until: Date;
  /** People with an unread reminder from after this time get no other one. */
  toldBefore: Date;
  at: Date;
}

export interface Waiting {
  id: number;
  /** The person who wrote; null if there are several. */
  from: number | null;
}

/**
 * People with unread messages from this time. Requests do not count, nor messages of people whom they may not see, block or
 * have muted.
 */
export async function selectWaiting(
  on: Connection,
  { from, until, toldBefore, at }: Window,
): Promise<Waiting[]> {
  const rows = await on.execute<Waiting & Record<string, unknown>>(sql`
    select mine.user_id as id, case when min(s.sender_id) = max(s.sender_id) then min(s.sender_id) end as "from"
    from messages s
    join dialogs d on d.id = s.dialog_id and d.accepted_at is not null
    join dialog_members mine on mine.dialog_id = s.dialog_id and mine.user_id <> s.sender_id
      and mine.unread > 0 and s.seq > greatest(mine.read_seq, mine.cleared_seq)
    where s.created_at > ${moment(from)} and s.created_at <= ${moment(until)} and s.deleted_at is null
      and ${mayKnowActor(sql`s.sender_id`, sql`mine.user_id`, readingTime(at))}
      and not exists (select 1 from notifications n where n.user_id = mine.user_id and n.kind = 'chat_unread'
        and n.read_at is null and n.created_at > ${moment(toldBefore)})
    group by mine.user_id order by 1 limit ${maxReminded}`);
  return [...rows];
}
