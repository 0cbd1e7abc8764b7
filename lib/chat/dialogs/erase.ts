import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';

/**
 * Part of erasing an account: conversations whose other one is gone already. Those of two stay with the other one, without a
 * name. The locks let two who go at the same moment go one after the other.
 */
export async function eraseDialogs(on: Connection, userId: number): Promise<void> {
  await on.execute(sql`
    select d.id from dialogs d join dialog_members m on m.dialog_id = d.id
    where m.user_id = ${userId} order by d.id for update of d`);
  await on.execute(sql`
    delete from dialogs d using dialog_members mine
    where mine.dialog_id = d.id and mine.user_id = ${userId}
      and not exists (select 1 from dialog_members m where m.dialog_id = d.id and m.user_id <> ${userId})`);
}
