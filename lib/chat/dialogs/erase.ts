import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';

/**
 * Part of erasing an account: deletes conversations whose other account is erased already. Other conversations stay with the
 * other person, without a name. The row locks serialize two people who erase their accounts at the same moment.
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
