import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';

/** The viewer, and the properties of the people to match them with. */
export interface CandidateQuery {
  viewer: number;
  /** Adults are born on this day at the latest (yyyy-mm-dd). */
  adultsBornUntil: string;
  isAdult: boolean;
  /** People who are suspended at this time are left out. */
  at: Date;
  /** Languages (ISO 639-1) that the viewer learns, and those they can help with. */
  learnt: string[];
  known: string[];
  /** Levels of Russian of the people whom the viewer can help with it. */
  helpedLevels: string[];
}

/** Rows of an index that one pool reads at most: it ends early when hardly anybody is in the viewer's age group. */
const maxScanned = 3_000;
/**
 * The first pools hold people who speak what the viewer learns or learn what the viewer speaks; the last one holds anybody.
 */
const poolSizes = { natives: 120, learners: 100, others: 60, anybody: 60 };

/**
 * People of the directory whom the viewer may see, the likeliest matches first, without friends and the viewer. Each pool
 * walks an index from the latest activity on, and reads only fields that members see.
 */
export async function selectCandidates(
  on: Connection,
  query: CandidateQuery,
  limit: number,
): Promise<number[]> {
  const rows = await on.execute<{ id: number }>(sql`
    select user_id as id from (
      (select 1 as pool, user_id from unnest(${textArray(query.learnt)}) as l (language)
        cross join lateral (${recent(sql`native_language = l.language`, query)}) as found limit ${poolSizes.natives})
      union all
      (select 2, user_id from unnest(${textArray(query.helpedLevels)}) as l (level)
        cross join lateral (${recent(sql`russian_level = l.level::cefr_level`, query)}) as found
        limit ${poolSizes.learners})
      union all
      (select 3, user_id from (${recent(sql`true`, query)}) as found
        where ${suitsByLanguages(query)} limit ${poolSizes.others})
      union all
      (select 4, user_id from (${recent(sql`true`, query)}) as found limit ${poolSizes.anybody})
    ) as pools group by user_id order by min(pool), user_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Ids of people who meet the condition, the latest activity first. The order is that of the indexes; otherwise they are not
 * used.
 */
const recent = (condition: SQL, query: CandidateQuery) => sql`
  select user_id from (select user_id, birth_date from directory where ${condition}
    order by active_at desc nulls last, user_id desc nulls last limit ${maxScanned}) as scanned
  where ${mayBeMatched(query)}`;

const mayBeMatched = ({ viewer, isAdult, adultsBornUntil, at }: CandidateQuery) => sql`user_id <> ${viewer}
  and (birth_date <= ${adultsBornUntil}::date) = ${isAdult}
  and user_id <> all(array(select id from users where suspended_until > ${at.toISOString()}::timestamptz))
  and not exists (select 1 from blocks where blocker_id = ${viewer} and blocked_id = user_id)
  and not exists (select 1 from blocks where blocker_id = user_id and blocked_id = ${viewer})
  and not exists (select 1 from friendships where low_id = least(user_id, ${viewer}::int)
    and high_id = greatest(user_id, ${viewer}::int) and accepted_at is not null)`;

/** Languages are not in the directory, so their audience is checked here. */
const suitsByLanguages = ({ learnt, known }: CandidateQuery) => sql`exists (
  select 1 from profile_languages spoken join profiles using (user_id)
  where spoken.user_id = found.user_id and coalesce(shown_to ->> 'languages', 'members') in ('members', 'everyone')
    and spoken.language = any (case when is_learning then ${textArray(known)} else ${textArray(learnt)} end))`;

const textArray = (values: string[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
