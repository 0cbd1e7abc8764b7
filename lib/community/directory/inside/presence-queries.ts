import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';

/** Stores the time if members may see it and the stored one is at least `minSeconds` older. */
export async function touchRow(userId: number, at: Date, minSeconds: number): Promise<void> {
  await db.execute(sql`with seen as (update directory set active_at = ${at.toISOString()}
    from profiles where directory.user_id = ${userId} and profiles.user_id = ${userId}
    and profiles.shown_to ->> 'presence' in ('members', 'everyone')
    and active_at < ${at.toISOString()}::timestamptz - make_interval(secs => ${minSeconds})
    returning directory.user_id, active_at)
    update directory_words set active_at = seen.active_at from seen where directory_words.user_id = seen.user_id`);
}
