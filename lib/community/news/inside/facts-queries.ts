import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { maxSubjects } from '@/lib/community/news/limits';
import type { NewsKind } from '@/lib/community/news/schema';

export interface FactGroup extends Record<string, unknown> {
  person: number;
  kind: NewsKind;
  /** The day in the reader's time zone, and the time of the latest fact of that day. */
  day: string;
  at: Date;
  count: number;
  /** Ids of the latest lessons, courses, articles or teachers, or ranks by number. */
  subjects: number[];
}

interface Wanted {
  people: readonly number[];
  /** Those of `people` who show what they learn. */
  learners: readonly number[];
  since: Date;
  /** IANA name of the time zone that separates days. */
  timeZone: string;
  /** The last entry of the previous page. */
  after: Pick<FactGroup, 'at' | 'person' | 'kind'> | null;
  limit: number;
}

/**
 * Courses and teachers of a day that are kept: more than are shown, because some courses may not have been passed, and the
 * reader may not see some of the teachers.
 */
const maxKept = 20;
const ids = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::int[]`;
const isReady = sql`not l.withdrawn and not l.announced and not c.withdrawn and not c.announced`;

/** Facts of each kind, grouped by person, kind and day, the latest first. */
export async function selectFacts(on: Connection, wanted: Wanted): Promise<FactGroup[]> {
  const { people, learners, since, timeZone, after, limit } = wanted;
  const rows = await on.execute<FactGroup & { at: string }>(sql`
    with finished as (
      select r.user_id as person, r.paid_at as at, l.id as lesson, l.course_id as course
      from rewards r join lessons l on l.id = r.subject_id join courses c on c.id = l.course_id
      where r.reason = 'lesson' and r.user_id = any(${ids(learners)}) and ${isReady}
    ), facts as (
      select person, 'lesson' as kind, lesson as subject, at from finished
      union all
      select person, 'course', course, max(at) from finished group by person, course
      having count(*) = (select count(*) from lessons l where l.course_id = finished.course
        and not l.withdrawn and not l.announced)
      union all
      select user_id, 'rank', substring(badge from '^rank_(\\d{1,6})$')::int, earned_at from badges
      where user_id = any(${ids(learners)}) and badge ~ '^rank_\\d{1,6}$'
      union all
      select author_id, 'article', id, published_at from documents
      where author_id = any(${ids(people)}) and kind = 'post' and state = 'published' and published_at is not null
      union all
      select r.user_id, 'review', r.course_id, r.created_at from course_reviews r join courses c on c.id = r.course_id
      where r.user_id = any(${ids(people)}) and r.hidden_at is null and r.body <> '' and not c.withdrawn
      union all
      select author_id, 'teacher_review', teacher_id, created_at from teacher_reviews
        where hidden_at is null and author_id = any(${ids(people)})
      union all
      select user_id, 'joined', 0, joined_at from profiles where user_id = any(${ids(people)})
    ), grouped as (
      select person, kind, (at at time zone ${timeZone})::date::text as day, date_trunc('milliseconds', max(at)) as at, count(*)::int as count,
        (array_agg(subject order by at desc, subject desc))[1:case when kind in ('course', 'teacher_review') then ${maxKept}::int else ${maxSubjects}::int end]
          as subjects
      from facts where at >= ${since.toISOString()}::timestamptz
      group by 1, 2, 3
    )
    select * from grouped
    where ${
      after
        ? sql`(at, person, kind) < (${after.at.toISOString()}::timestamptz, ${after.person}::int, ${after.kind}::text)`
        : sql`true`
    }
    order by at desc, person desc, kind desc
    limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
