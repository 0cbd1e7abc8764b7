import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';

/** Writes the time only where members may see it and it is older by so many seconds. */
export async function touchRow(userId: number, at: Date, minSeconds: number): Promise<void> {
  await db.execute(sql`update directory set active_at = ${at.toISOString()}
    from profiles where directory.user_id = ${userId} and profiles.user_id = ${userId}
    and profiles.shown_to ->> 'presence' in ('members', 'everyone')
    and active_at < ${at.toISOString()}::timestamptz - make_interval(secs => ${minSeconds})`);
}
