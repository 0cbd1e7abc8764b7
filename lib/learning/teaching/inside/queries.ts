import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exercises, lessons } from '@/db/schema/courses';
import { attempts, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import { readExercise } from '@/lib/russian/exercises/stored';
import { maxStepSeconds } from '@/lib/learning/practice/active-time';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import { minTypists } from '@/lib/learning/teaching/policy';

const maxExercises = 100;
/** Wrong answers read per exercise; a wrong choice has a different text in each language. */
const maxTexts = 100;
/** Other exercises of the lesson a learner must have answered to be compared. */
const minOtherAnswers = 3;
/** Enough memory to sort the first answers of ten thousand learners without a temporary file. */
const sortMemory = sql`set local work_mem = '32MB'`;

export async function selectLesson(courseId: number, slug: string) {
  const [row] = await db
    .select({ id: lessons.id, slug: lessons.slug, title: withPhoneJson(lessons.title) })
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.slug, slug), eq(lessons.withdrawn, false)));
  return row ?? null;
}

/** The present exercises of a lesson, in teaching order. */
export async function selectExercises(lessonId: number) {
  const rows = await db
    .select({ id: exercises.id, content: withPhoneJson(exercises.content), accepted: exercises.accepted })
    .from(exercises)
    .where(and(eq(exercises.lessonId, lessonId), eq(exercises.withdrawn, false)))
    .orderBy(asc(exercises.position), asc(exercises.id))
    .limit(maxExercises);
  return rows.map((row) => ({ id: row.id, content: readExercise(row) }));
}

const count = z.int().min(0);
const firstAnswers = z.object({
  figures: z.array(
    z.object({
      exercise: z.int(),
      learners: count,
      right: count,
      hinted: count,
      hints: z.number(),
      seconds: z.tuple([z.number(), z.number(), z.number()]),
      compared: count,
      r: z.number().nullable(),
    }),
  ),
  wrong: z.array(z.object({ exercise: z.int(), text: z.string(), learners: count })),
});
export type FirstAnswers = z.infer<typeof firstAnswers>;

/**
 * All figures of a lesson in one pass through its runs: each learner's first answer ever to each of its present exercises;
 * the seconds since the previous answer of the run, or since its start; and the share right on the other exercises. Typed
 * answers that few learners gave are left out, since they may contain a name.
 */
export async function selectFirstAnswers(lessonId: number): Promise<FirstAnswers> {
  const step = sql`extract(epoch from ${attempts.answeredAt} - lag(${attempts.answeredAt}, 1, ${runs.startedAt}) over (order by ${attempts.turn}))::float8`;
  const query = sql`
    with answered as (
      select ${runs.userId} as learner, answer.*
      from ${runs}
      -- The fence keeps this to the index: run by run, never all attempts.
      cross join lateral (
        select ${attempts.runId} as run, ${attempts.turn} as turn, ${attempts.exerciseId} as exercise,
          ${attempts.answeredAt} as moment, ${attempts.hints} as hints,
          (${attempts.verdict} <> 'wrong')::int as ok,
          case when ${attempts.verdict} = 'wrong' then ${attempts.grade}->>'given' end as given,
          least(${maxStepSeconds}::float8, greatest(0, ${step})) as seconds
        from ${attempts} where ${attempts.runId} = ${runs.id} offset 0
      ) answer
      where ${runs.lessonId} = ${lessonId}
    ), tried as materialized (
      select distinct on (learner, exercise) learner, exercise, ok, hints, seconds, given, kind
      from answered
      join (
        select ${exercises.id} as exercise, ${exercises.kind} as kind from ${exercises}
        where ${exercises.lessonId} = ${lessonId} and not ${exercises.withdrawn}
      ) taught using (exercise)
      order by learner, exercise, moment, run, turn
    ), stood as (
      select *, count(*) over mine - 1 as others, sum(ok) over mine - ok as others_ok
      from tried window mine as (partition by learner)
    ), shares as (
      select *, case when others >= ${minOtherAnswers} then others_ok::float8 / others end as rest from stood
    ), figures as (
      select exercise, count(*) as learners, sum(ok) as "right",
        count(*) filter (where hints > 0) as hinted, avg(hints)::float8 as hints,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by seconds) as seconds,
        count(rest) as compared,
        -- Where a side never varies there is no correlation, whatever rounding makes of it.
        case when min(rest) < max(rest) and min(ok) filter (where rest is not null) < max(ok) filter (where rest is not null)
          then greatest(-1, least(1, corr(ok, rest))) end as r
      from shares group by exercise
    ), wrong as (
      select exercise, text, count(*) as learners,
        row_number() over (partition by exercise order by count(*) desc, text) as place
      from (
        select exercise, kind, case kind
          when 'write' then lower(regexp_replace(btrim(given), '[[:space:].!?…]+$', '')) else given end as text
        from tried where ok = 0
      ) texts
      group by exercise, kind, text
      having kind <> 'write' or count(*) >= ${minTypists}
    )
    select
      (select coalesce(json_agg(figures), '[]') from figures) as figures,
      (select coalesce(json_agg(wrong), '[]') from wrong where place <= ${maxTexts}) as wrong`;
  return db.transaction(async (on) => {
    await on.execute(sortMemory);
    const [row] = await on.execute(query);
    return firstAnswers.parse(row);
  });
}
