import { z } from 'zod';
import { topics } from '@/db/enums';
import { lessonLink, lessonInCourse } from '@/lib/learning/courses/schema';
import { exerciseAnswer, grade, task } from '@/lib/russian/exercises/schema';

export const skipTestParams = z.object({ check: z.uuid() });

const count = z.int().min(0);
const { verdict } = grade.shape;

export const skipTestInput = z.strictObject({
  turn: count.max(100),
  exercise: z.int().min(1),
  answer: exerciseAnswer.nullable().describe('Null: I don’t know.'),
});
export type SkipTestInput = z.infer<typeof skipTestInput>;

const missedLesson = z
  .object({
    lesson: lessonLink.extend({ number: z.int().describe('Counted from 1.') }),
    topics: z.array(z.enum(topics)).describe('Of the exercises that were answered wrong.'),
  })
  .meta({ id: 'MissedLesson' });
export type MissedLesson = z.infer<typeof missedLesson>;

const skipTestResult = z
  .object({
    passed: z.boolean().describe('The lessons before are known now: they are skipped.'),
    right: count.describe('Right, or almost.'),
    missed: z.array(missedLesson).describe('The lessons with wrong answers, in order.'),
  })
  .meta({ id: 'CheckResult' });
export type SkipTestResult = z.infer<typeof skipTestResult>;

export const skipTestView = z
  .object({
    check: z.uuid(),
    lesson: lessonInCourse.omit({ next: true }).describe('The one that the check leads to.'),
    turn: count.describe('Answers given so far: the number of the next one.'),
    total: count.describe('Exercises; fewer when some were withdrawn meanwhile.'),
    needed: count.describe('So many must be right, or almost.'),
    current: z.object({ exercise: z.int(), task }).nullable(),
    result: skipTestResult.nullable().describe('When it has ended.'),
  })
  .meta({
    id: 'Check',
    description: 'Five exercises of the unfinished lessons before one: the one that is due, or the result.',
  });
export type SkipTestView = z.infer<typeof skipTestView>;

export const checkedAnswer = z.object({ verdict, check: skipTestView }).meta({
  id: 'CheckedAnswer',
  description: 'Whether an answer was right, and no more: what would have been is not told.',
});
export type CheckedAnswer = z.infer<typeof checkedAnswer>;
