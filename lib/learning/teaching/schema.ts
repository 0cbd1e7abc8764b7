import { z } from 'zod';
import { cefrLevels, exerciseKinds } from '@/db/enums';
import { contentSlug, lessonLink } from '@/lib/learning/courses/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';

const count = z.int().min(0);

/** An estimate with its 95 % interval. */
const estimate = z.object({ value: z.number(), low: z.number(), high: z.number() }).meta({
  id: 'Estimate',
  description: 'An estimate with its 95 % interval; shares and correlations are fractions of 1.',
});
export type Estimate = z.infer<typeof estimate>;

const courseFigures = {
  learners: count.describe('Who has begun a lesson of the course.'),
  active: count.describe('Who has answered an exercise of it within the last seven days.'),
  finished: count.describe('Who has finished or skipped every lesson, and finished at least one.'),
  completion: estimate.nullable().describe('Share of learners who finished; null for fewer than five.'),
  open_appeals: count.describe('Reports «My answer is right» that wait for a decision.'),
};

const taughtCourse = z
  .object({ slug: contentSlug, level: z.enum(cefrLevels), title: localizedText, ...courseFigures })
  .meta({ id: 'TaughtCourse' });
export type TaughtCourse = z.infer<typeof taughtCourse>;
export const taughtCourses = z.object({ courses: z.array(taughtCourse) });

export const statisticsQuery = z.object({ lesson: contentSlug.optional() });
export const tableQuery = z.object({ lesson: contentSlug });
export const tableFile = z.file().mime('text/csv');
export const taughtLessonQuery = z.object({ course: contentSlug, lesson: contentSlug.optional() });

const funnelStep = lessonLink.extend({
  number: z.int().describe('Counted from 1.'),
  announced: z.boolean(),
  started: count,
  finished: count,
  share: estimate.nullable().describe('Of who started, who finished; null for fewer than five.'),
});
export type FunnelStep = z.infer<typeof funnelStep>;

const flag = z.enum(['too_easy', 'hard', 'tells_nothing', 'wrong_preferred']);
export type Flag = z.infer<typeof flag>;

const exerciseFigures = z
  .object({
    exercise: z.int(),
    number: z.int().describe('Its place in the lesson, counted from 1.'),
    kind: z.enum(exerciseKinds),
    prompt: localizedText,
    expected: z.string().describe('The right answer.'),
    learners: count.describe('Who has answered it; all figures are about their first answers ever.'),
    facility: estimate.nullable().describe('Share that was right or almost right.'),
    discrimination: estimate
      .nullable()
      .describe(
        'Correlation of the answer with the share right on the other exercises of the lesson, of learners with at least three of those; null for fewer than ten.',
      ),
    compared: count.describe('How many learners the discrimination rests on.'),
    wrong_answers: z
      .array(z.object({ text: z.string(), learners: count }))
      .describe('The most frequent ones; typed ones only when three learners gave them.'),
    hints: z.object({ share: z.number(), mean: z.number() }).nullable(),
    seconds: z.object({ median: z.number(), lower: z.number(), upper: z.number() }).nullable(),
    flags: z.array(flag),
  })
  .meta({
    id: 'ExerciseFigures',
    description: 'How learners fare with an exercise; of fewer than five, the counts alone.',
  });
export type ExerciseFigures = z.infer<typeof exerciseFigures>;

const lessonStatistics = lessonLink.extend({ exercises: z.array(exerciseFigures) });
export type LessonStatistics = z.infer<typeof lessonStatistics>;

export const courseStatistics = z
  .object({
    course: lessonLink,
    ...courseFigures,
    lessons: z.array(funnelStep),
    lesson: lessonStatistics.nullable().describe('The lesson that was asked for.'),
  })
  .meta({ id: 'CourseStatistics' });
export type CourseStatistics = z.infer<typeof courseStatistics>;
