import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { directory } from '@/db/schema/directory';
import type { ProfileField } from '@/lib/people/audience/visibility-policy';

/** The person who searches. They find people of their own age group: minors or adults. */
export interface Searcher {
  /** Null for a visitor, who finds people with a public profile, by the fields these show to everybody. */
  id: number | null;
  group: 'minor' | 'adult';
  /** The latest birth date of an adult. */
  adultUntil: string;
  /** People whom they block or who block them; not found. */
  blocked: readonly number[];
  /** Time of the search: people who are suspended at this time are not found. */
  at: Date;
}

/** The suspended people are selected once and not for each row: there are few. */
export const isNotSuspended = (at: Date): SQL =>
  sql`${directory.userId} <> all(array(select u.id from users u
    where u.suspended_until > ${at.toISOString()}::timestamptz))`;

/** The condition for every person who may be found. */
export function isFindable({ id, group, adultUntil, blocked, at }: Searcher): SQL | undefined {
  const adult = sql`${directory.birthDate} <= ${adultUntil}`;
  const hidden = id === null ? [] : [id, ...blocked];
  return and(
    group === 'adult' ? adult : sql`${directory.birthDate} > ${adultUntil}`,
    id === null ? sql`${directory.isPublic}` : undefined,
    isNotSuspended(at),
    hidden.length > 0
      ? sql`${directory.userId} <> all(${sql.param(`{${hidden.join(',')}}`)}::int[])`
      : undefined,
  );
}

/** Whether a field is shown to everybody: a condition when a visitor filters by it. */
const isForEverybody = (field: ProfileField) => sql`${field} = any(${directory.openFields})`;

/** A filter by a field. For members the condition is enough: the directory holds only fields that members see. */
export const onField = ({ id }: Searcher, field: ProfileField, condition: SQL | undefined) =>
  id === null ? and(condition, isForEverybody(field)) : condition;

/** The part of the name's key that visitors see. */
const openKey = sql`split_part(${directory.nameKey}, '|', 1)`;

/**
 * Each word must match one of its patterns. For a visitor only the first part of the key counts; the whole key is matched
 * too, because it has the index. The second condition is wrapped in coalesce(): PostgreSQL would otherwise take the two for
 * independent, and expect hardly any rows.
 */
export function isNamed({ id }: Searcher, words: readonly (readonly string[])[]): SQL | undefined {
  const oneOf = (text: SQL | typeof directory.nameKey, patterns: readonly string[]) =>
    or(...patterns.map((pattern) => sql`${text} like ${pattern}`)) ?? sql`false`;
  return and(
    ...words.map((patterns) => oneOf(directory.nameKey, patterns)),
    ...(id === null ? words.map((patterns) => sql`coalesce(${oneOf(openKey, patterns)}, false)`) : []),
  );
}

/** The filters besides the name. `born`: the latest birth date, and the date after which people were born, for the age. */
export interface DirectoryFilter {
  russianLevel?: (typeof directory.$inferSelect)['russianLevel'] | undefined;
  born?: { until: string; after: string | null } | undefined;
  isNative?: boolean | undefined;
  gender?: (typeof directory.$inferSelect)['gender'] | undefined;
  country?: string | undefined;
  nativeLanguage?: string | undefined;
  occupation?: (typeof directory.$inferSelect)['occupation'] | undefined;
}

export function matchesFilter(searcher: Searcher, filter: DirectoryFilter): SQL | undefined {
  const { born } = filter;
  const on = <T>(
    field: ProfileField,
    value: T | null | undefined,
    condition: (value: T) => SQL | undefined,
  ) => (value === undefined || value === null ? undefined : onField(searcher, field, condition(value)));
  return and(
    on('russian_level', filter.russianLevel, (level) =>
      or(eq(directory.russianLevel, level), eq(directory.testedLevel, level)),
    ),
    on('age', born, ({ until, after }) =>
      and(
        sql`${directory.shownBirthDate} <= ${until}`,
        after === null ? undefined : sql`${directory.shownBirthDate} > ${after}`,
      ),
    ),
    on('native_language', filter.isNative, () => eq(directory.nativeLanguage, 'ru')),
    on('gender', filter.gender, (gender) => eq(directory.gender, gender)),
    on('country', filter.country, (country) => eq(directory.country, country)),
    on('native_language', filter.nativeLanguage, (language) => eq(directory.nativeLanguage, language)),
    on('occupation', filter.occupation, (occupation) => eq(directory.occupation, occupation)),
  );
}
