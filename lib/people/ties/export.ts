import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';
import type { TieList } from './schema';

interface TieRecord extends Record<string, unknown> {
  tie: TieList;
  person: number;
  moment: Date;
}

export const exportTies = (userId: number) => inPages<TieRecord>('tie', (last) => selectTies(userId, last));

/** Ids of the people whom somebody has a tie with, including those they may not see at present. */
async function selectTies(me: number, last: TieRecord | null): Promise<TieRecord[]> {
  const rows = await db.execute<{ tie: TieList; person: number; moment: string }>(sql`
    select tie, person, moment from (
      select case when accepted_at is not null then 'friends' when requested_by = ${me} then 'outgoing' else 'requests' end
          as tie, low_id + high_id - ${me}::int as person, coalesce(accepted_at, created_at) as moment
        from friendships where low_id = ${me} or high_id = ${me}
      union all select 'followers', follower_id, created_at from follows where followed_id = ${me}
      union all select 'following', followed_id, created_at from follows where follower_id = ${me}
      union all select 'muted', muted_id, created_at from mutes where muter_id = ${me}
      union all select 'blocked', blocked_id, created_at from blocks where blocker_id = ${me}) ties
    where (tie, person) > (${last?.tie ?? ''}::text, ${last?.person ?? 0}::int)
    order by tie, person
    limit ${exportPageSize}`);
  return rows.map(({ tie, person, moment }) => ({ tie, person, moment: new Date(moment) }));
}
