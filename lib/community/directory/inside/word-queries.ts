import 'server-only';
import { and, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory, directoryWords } from '@/db/schema/directory';
import { isAfter, listOrders, type DirectoryPosition } from './people-queries';

/** Characters of a key that are indexed: an index entry holds 2,704 bytes. */
const maxKeyChars = 600;

/** Columns of a person that each of their words repeats. */
const copied = sql.raw(
  'birth_date, shown_birth_date, gender, country, native_language, russian_level, tested_level, occupation, active_at',
);

/** Replaces the words of a person's key, in the transaction that has written their row of the directory. */
export async function putWords(on: Connection, userId: number): Promise<void> {
  await on.delete(directoryWords).where(eq(directoryWords.userId, userId));
  await addWords(on, sql`user_id = ${userId}`);
}

/**
 * Writes the words of people who have none yet.
 * @public for tests, which fill the directory by SQL
 */
export async function addWords(on: Pick<Connection, 'execute'>, whose: SQL): Promise<void> {
  await on.execute(sql`insert into ${directoryWords} (user_id, chars_before, word, name_key, ${copied})
    select user_id, chars_before, word, key, ${copied}
    from (select *, left(name_key, ${maxKeyChars}::int) as key from ${directory} where ${whose}) as person
    cross join lateral (
      select word, sum(length(word) + 1) over (order by place) - length(word) - 1 as chars_before
      from string_to_table(key, ' ') with ordinality as words (word, place)) as placed
    where word not in ('', '|')`);
}

/** Sorts after every character in a name, and so ends the range of words with a prefix. */
const last = String.fromCodePoint(0x10_ff_ff);

/**
 * Words of the directory that equal one of `whole`, or begin with one of `starts`: the first `limit` words of each start, in
 * the order of letters. The query steps from word to word, so it does not matter how many people have a word.
 */
export async function selectWords(
  on: Connection,
  { whole, starts, limit }: { whole: readonly string[]; starts: readonly string[]; limit: number },
): Promise<{ asked: string; word: string }[]> {
  return on.execute<{ asked: string; word: string }>(sql`
    select asked, word from unnest(${textArray(whole)}) as asked
    cross join lateral (select word from ${directoryWords} where word = asked limit 1) as known
    union all
    select asked, word from unnest(${textArray(starts)}) as asked cross join lateral (
      with recursive steps as (
        (select word from ${directoryWords} where word >= asked and word < asked || ${last} order by word limit 1)
        union all
        select (select later.word from ${directoryWords} later
          where later.word > steps.word and later.word < asked || ${last} order by later.word limit 1)
        from steps where steps.word is not null)
      select word from steps where word is not null limit ${limit}) as known`);
}

/** Number of people with a word of each list, counted up to `limit`. */
export async function countWords(
  on: Connection,
  lists: readonly (readonly string[])[],
  limit: number,
): Promise<number[]> {
  const counts = lists.map(
    (words) => sql`(select count(*)::int from (select 1 from ${directoryWords}
      where word = any(${textArray(words)}) limit ${limit}) as matching)`,
  );
  const [row] = await on.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return row?.counts ?? [];
}

/** People with one of the words who meet the condition, which names the columns of the directory. */
export interface WordMatch {
  words: readonly string[];
  /** LIKE patterns of these words: a person with two of the words is found only by the first one. */
  patterns: readonly string[];
  condition: SQL | undefined;
}

/** People in the order of the list; each word's rows come from its index in this order. */
export async function selectWithWords(
  on: Connection,
  match: WordMatch,
  { after, limit }: { after: DirectoryPosition | null; limit: number },
): Promise<DirectoryPosition[]> {
  if (match.words.length === 0) return [];
  const found = sql`select user_id, active_at from ${asDirectory} where ${directoryWord} = wanted
    and ${and(meets(match), isAfter('active', after))}
    order by ${sql.join(listOrders.active, sql`, `)} limit ${limit}`;
  return on
    .select({
      id: sql<number>`${directory.userId}`,
      activeAt: sql`${directory.activeAt}`.mapWith(directory.activeAt),
    })
    .from(sql`unnest(${textArray(match.words)}) as wanted cross join lateral (${found}) as directory`)
    .orderBy(...listOrders.active)
    .limit(limit);
}

/** Number of these people, counted up to `limit`. */
export async function countWithWords(on: Connection, match: WordMatch, limit: number): Promise<number> {
  if (match.words.length === 0) return 0;
  const some = sql`(select 1 from ${asDirectory} where ${directoryWord} = any(${textArray(match.words)})
    and ${meets(match)} limit ${limit}) as matching`;
  const [row] = await on.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/** The alias that the conditions of a search expect. */
const asDirectory = sql`${directoryWords} as directory`;
const directoryWord = sql.raw('directory.word');

/** The pattern is checked last, because most rows fail the condition. */
const meets = ({ patterns, condition }: WordMatch) =>
  and(condition, not(or(...patterns.map((pattern) => sql`${before} like ${pattern}`)) ?? sql`false`));
const before = sql`left(${directory.nameKey}, directory.chars_before)`;

const textArray = (values: readonly string[]) =>
  sql`${`{${values.map((value) => `"${value.replaceAll(/["\\\\]/gu, String.raw`\$&`)}"`).join(',')}}`}::text[]`;
