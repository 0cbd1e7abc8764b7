import { z } from 'zod';
import { learningGoals } from '@/db/enums';
import { contentSlug, lessonLink } from '@/lib/learning/courses/schema';
import { minMinutes, maxMinutes, planLevels } from './limits';

const count = z.int().min(0);
const day = z.iso.date();

const aim = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('goal'), goal: z.enum(learningGoals) }),
    z.strictObject({ kind: z.literal('level'), level: z.enum(planLevels) }),
    z.strictObject({ kind: z.literal('course'), course: contentSlug }),
  ])
  .meta({ id: 'Aim', description: 'What a plan leads to: one of six goals, a level, or a course.' });
export type Aim = z.infer<typeof aim>;

export const planInput = z
  .strictObject({
    aim,
    minutes: z.int().min(minMinutes).max(maxMinutes),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .transform((days) => [...new Set(days)].sort())
      .describe('ISO days of the week: 1 is Monday.'),
    deadline: day.nullable(),
  })
  .meta({ id: 'PlanInput' });
export type PlanInput = z.output<typeof planInput>;

const planDay = z.object({
  day,
  planned: count.describe('Exercises.'),
  done: count,
  kind: z.enum(['study', 'rest', 'off']).describe('`rest` is no day of the plan, `off` a day planned off.'),
});
export type PlanDay = z.infer<typeof planDay>;

const planWeek = z
  .object({
    today: day,
    days: z.array(planDay).describe('Seven, from Monday.'),
    planned: count,
    done: count,
    minutes: count.describe('A day of the plan.'),
    behind: count.describe('Exercises that were planned by yesterday and are not done.'),
    ends: day.nullable().describe('When nothing will be left; null when nothing is.'),
    next: z
      .object({ course: lessonLink, lesson: lessonLink, left: count, started: z.boolean() })
      .nullable()
      .describe('The lesson to go on with.'),
  })
  .meta({ id: 'PlanWeek' });
export type PlanWeek = z.infer<typeof planWeek>;

const dayLoad = z.object({ day, exercises: count });

/** The forecast of a plan, stored or only previewed. */
export const forecast = z
  .object({
    pace: count.describe('Seconds for an exercise, the reading included.'),
    measured: z
      .boolean()
      .describe('Whether that comes from the learner’s own work, not only from what is usual.'),
    per_day: count.describe('Exercises a day of the plan.'),
    left: count.describe('Exercises left to the aim.'),
    courses: z.array(lessonLink).describe('The courses on the way to the aim.'),
    short: z
      .object({ level: z.string(), reached: z.string().nullable() })
      .nullable()
      .describe('When there is no course yet that leads to the level of the aim: how far they lead.'),
    days: z
      .array(dayLoad)
      .describe('The days on which something is to be done, from today; at most 366 of them.'),
    ends: day.nullable(),
    reachable: z.boolean().nullable().describe('Null without a deadline.'),
    choices: z
      .object({
        minutes: count.nullable(),
        deadline: day.nullable(),
        aim: aim.nullable(),
        lessons: z
          .object({ done: count, left: count })
          .nullable()
          .describe('For a course, which has no smaller aim: the lessons of it that fit, of those left.'),
      })
      .nullable()
      .describe('When the deadline cannot be reached: what would make it so, each alone.'),
  })
  .meta({ id: 'Forecast' });
export type Forecast = z.infer<typeof forecast>;

const plan = z
  .object({
    aim,
    minutes: count,
    weekdays: z.array(z.int()),
    deadline: day.nullable(),
    has_calendar: z.boolean(),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof plan>;

export const planView = z
  .object({
    today: day,
    plan: plan.nullable(),
    week: planWeek.nullable(),
    forecast: forecast.nullable(),
    speed: z
      .object({ pace: count, per_day: count, ends: day })
      .nullable()
      .describe(
        'What the plan would be by the speed of now, when that is clearly another than it was made with.',
      ),
    first_end: day.nullable().describe('When all would have been done had the plan been kept.'),
  })
  .meta({ id: 'PlanView', description: 'The plan of the caller and what it comes to; nulls without one.' });
export type PlanView = z.infer<typeof planView>;

export const calendarAnswer = z.object({
  address: z.url().describe('Secret: whoever has it may read the plan. It is told this once.'),
});
export type CalendarAnswer = z.infer<typeof calendarAnswer>;

export const calendarParams = z.object({ token: z.string().regex(/^[\w-]{43}$/u) });
export const calendarFile = z.file().mime('text/calendar');
