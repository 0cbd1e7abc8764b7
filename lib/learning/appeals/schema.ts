import { z } from 'zod';
import { appealDecisions } from '@/db/enums';
import { lessonLink } from '@/lib/learning/courses/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { maxMessageCodePoints } from './limits';

/*
 * An appeal, "my answer is right": a learner's report about an answer that was not graded right. What teachers decide on is
 * a group of them (group-schema.ts).
 */

export const textAtMost = (limit: number) =>
  z
    .string()
    .trim()
    .refine((text) => countCodePoints(text) <= limit, rule('max.string', { max: limit }));

export const turnParams = z.object({
  run: z.uuid(),
  turn: z
    .string()
    .regex(/^\d{1,6}$/u)
    .transform(Number),
});
export type TurnParams = z.infer<typeof turnParams>;

export const appealInput = z.strictObject({
  message: textAtMost(maxMessageCodePoints).nullable().default(null),
});
export type AppealInput = z.infer<typeof appealInput>;

const count = z.int().min(0);
const isoDateTime = z.iso.datetime();
export const appealState = z.enum(['waiting', ...appealDecisions]);
export type AppealState = z.infer<typeof appealState>;

export const appealView = z
  .object({
    id: z.int(),
    state: appealState,
    at: isoDateTime,
    lesson: lessonLink
      .extend({ course: lessonLink })
      .nullable()
      .describe('Null when the lesson or its course was withdrawn.'),
    prompt: localizedText,
    sentence: z.string().nullable(),
    given: z.string(),
    expected: z.string(),
    message: z.string().nullable(),
    message_hidden: z.boolean().describe('A moderator took it from the teachers’ sight.'),
    reason: z.string().nullable().describe('The teacher’s reason.'),
    decided_at: isoDateTime.nullable(),
    restored: count.describe('Points that came back.'),
    unseen: z.boolean().describe('Decided since its author last looked.'),
  })
  .meta({ id: 'Appeal', description: 'A report that an answer is right.' });
export type AppealView = z.infer<typeof appealView>;

export const appealQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPostgresInt)
    .exactOptional()
    .describe('Cursor: the id of the last appeal already received.'),
});
export type AppealQuery = z.infer<typeof appealQuery>;

export const appealPage = z.object({
  appeals: z.array(appealView),
  unseen: count.describe('How many of all appeals were decided since their author last looked.'),
  at: isoDateTime.describe('Now, by the server’s clock.'),
  next: z.int().nullable().describe('Cursor: pass it as `before`; null at the end.'),
});
export type AppealPage = z.infer<typeof appealPage>;

export const seenInput = z.strictObject({
  until: isoDateTime.describe(
    'The `at` of the page that was looked at: what was decided later stays unseen.',
  ),
});
export type SeenInput = z.infer<typeof seenInput>;
export const seenAnswer = z.object({ unseen: count });
export type SeenAnswer = z.infer<typeof seenAnswer>;
