import 'server-only';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles, type profileLanguages } from '@/db/schema/profiles';
import { builtOnce } from '@/lib/platform/database/database';

/**
 * Limits a search to `timeoutMs`. Plans are made for the actual words, because common and rare names need different ones;
 * parallel workers start too slowly.
 */
export async function limitSearch(on: Connection, timeoutMs: number): Promise<void> {
  await on.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('pg_trgm.strict_word_similarity_threshold', '0.4', true)`);
}

/** Allows or forbids bitmap scans, which collect all rows of a condition before the first one is read. */
type BitmapSwitch = (isAllowed: boolean) => Promise<void>;

/**
 * With a bitmap scan, all people with a word would be collected and sorted for one page; but the trigram index can be read
 * in no other way. The switch sends a statement only when the value changes.
 */
export function bitmapSwitch(on: Connection): BitmapSwitch {
  let isOn = true;
  return async (isAllowed) => {
    if (isAllowed === isOn) return;
    isOn = isAllowed;
    await on.execute(sql`select set_config('enable_bitmapscan', ${isAllowed ? 'on' : 'off'}, true)`);
  };
}

/** The last person of a page: a cursor. */
export interface DirectoryPosition {
  activeAt: Date;
  id: number;
}

/** Order of the list: for members by last activity; for visitors, who may not see that, the newest accounts first. */
export type ListOrder = 'active' | 'newest';

/** The same order as in the indexes: the primary key, read backwards, counts as sorted only without `nulls last`. */
export const listOrders = {
  active: [sql`${directory.activeAt} desc nulls last`, sql`${directory.userId} desc nulls last`],
  newest: [sql`${directory.userId} desc`],
};

export async function selectFound(
  on: Connection,
  condition: SQL | undefined,
  { order, after, limit }: { order: ListOrder; after: DirectoryPosition | null; limit: number },
): Promise<DirectoryPosition[]> {
  return on
    .select({ id: directory.userId, activeAt: directory.activeAt })
    .from(directory)
    .where(and(condition, isAfter(order, after)))
    .orderBy(...listOrders[order])
    .limit(limit);
}

/** The condition for people after a cursor. */
export function isAfter(order: ListOrder, after: DirectoryPosition | null): SQL | undefined {
  if (!after) return undefined;
  return order === 'active'
    ? sql`(${directory.activeAt}, ${directory.userId}) < (${after.activeAt.toISOString()}, ${after.id})`
    : sql`${directory.userId} < ${after.id}`;
}

/** Number of people, counted up to `limit`. */
export async function countFound(on: Connection, condition: SQL | undefined, limit: number): Promise<number> {
  const some = on
    .select({ one: sql`1`.as('one') })
    .from(directory)
    .where(condition)
    .limit(limit)
    .as('some');
  const [row] = await on.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** People whose names are similar to the words, the most similar first. */
export async function selectAlike(
  on: Connection,
  words: readonly string[],
  condition: SQL | undefined,
  limit: number,
) {
  const alike = words.map((word) => sql`${word} <<% ${directory.nameKey}`);
  const likeness = sql.join(
    words.map((word) => sql`strict_word_similarity(${word}, ${directory.nameKey})`),
    sql` + `,
  );
  return on
    .select({ id: directory.userId, activeAt: directory.activeAt, nameKey: directory.nameKey })
    .from(directory)
    .where(and(condition, ...alike))
    .orderBy(sql`${likeness} desc`, sql`${directory.userId} desc`)
    .limit(limit);
}

/** The countries among these in which at least one person lives. */
export async function selectCountries(
  on: Connection,
  among: readonly string[],
  condition: SQL | undefined,
): Promise<string[]> {
  const rows = await on.execute<{ country: string }>(sql`
    select asked.country from unnest(${sql.param(`{${among.join(',')}}`)}::text[]) asked (country)
    where exists (select 1 from ${directory} where ${and(eq(directory.country, sql`asked.country`), condition)})`);
  return rows.map(({ country }) => country);
}

type Language = Pick<typeof profileLanguages.$inferSelect, 'language' | 'level' | 'isLearning'>;

const peopleByIds = builtOnce((on) =>
  on
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      birthDate: directory.birthDate,
      activeAt: directory.activeAt,
      testedLevel: directory.testedLevel,
      profile: profiles,
      languages: sql<
        Language[]
      >`(select coalesce(json_agg(json_build_object('language', language, 'level', level,
        'isLearning', is_learning) order by is_learning, language), '[]')
        from profile_languages where user_id = ${directory.userId})`,
    })
    .from(directory)
    .innerJoin(profiles, eq(profiles.userId, directory.userId))
    .innerJoin(users, eq(users.id, directory.userId))
    .where(sql`${directory.userId} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('people_of_directory'),
);

export const selectPeople = (ids: readonly number[]) => peopleByIds().execute({ ids: `{${ids.join(',')}}` });

export async function selectBirthDate(on: Connection, id: number): Promise<string | null> {
  const [row] = await on.select({ birthDate: users.birthDate }).from(users).where(eq(users.id, id));
  return row?.birthDate ?? null;
}
