import { z } from 'zod';
import { appealDecisions, exerciseKinds } from '@/db/enums';
import { lessonLink, rowId } from '@/lib/learning/courses/schema';
import { grade } from '@/lib/russian/exercises/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { maxMessageCodePoints, maxReasonCodePoints } from './limits';

/* "My answer is right": a learner's report about an answer that was not graded right, and a teacher's decision on it. */

const atMost = (limit: number) =>
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
  message: atMost(maxMessageCodePoints).nullable().default(null),
});
export type AppealInput = z.infer<typeof appealInput>;

const count = z.int().min(0);
const dateTime = z.iso.datetime();
const state = z.enum(['waiting', ...appealDecisions]);
export type AppealState = z.infer<typeof state>;

export const appealView = z
  .object({
    id: z.int(),
    state,
    at: dateTime,
    lesson: lessonLink.extend({ course: lessonLink }).nullable().describe('Null when it was withdrawn.'),
    prompt: localizedText,
    sentence: z.string().nullable(),
    given: z.string(),
    expected: z.string(),
    message: z.string().nullable(),
    reason: z.string().nullable().describe('What the teacher said.'),
    decided_at: dateTime.nullable(),
    restored: count.describe('Points that came back.'),
    unseen: z.boolean().describe('Answered since its author last looked.'),
  })
  .meta({ id: 'Appeal', description: 'A report that an answer is right.' });
export type AppealView = z.infer<typeof appealView>;

export const appealQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .exactOptional()
    .describe('The id of the last one one has.'),
});
export type AppealQuery = z.infer<typeof appealQuery>;

export const appealPage = z.object({
  appeals: z.array(appealView),
  unseen: count.describe('Of all of them, those answered since one last looked.'),
  at: dateTime.describe('Now, by the server’s clock.'),
  next: z.int().nullable().describe('What to ask for next; null at the end.'),
});
export type AppealPage = z.infer<typeof appealPage>;

export const seenInput = z.strictObject({
  until: dateTime.describe('The `at` of the page one has looked at: what was answered later stays unseen.'),
});
export type SeenInput = z.infer<typeof seenInput>;
export const seenAnswer = z.object({ unseen: count });
export type SeenAnswer = z.infer<typeof seenAnswer>;

export const appealParams = z.object({ appeal: rowId });

const reason = atMost(maxReasonCodePoints);
export const decisionInput = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('accepted'),
    reason: reason.nullable().default(null),
  }),
  z.strictObject({ decision: z.literal('declined'), reason: reason.min(1) }),
]);
export type DecisionInput = z.infer<typeof decisionInput>;

const groupStates = ['open', 'decided'] as const;
export type GroupState = (typeof groupStates)[number];
export const groupQuery = appealQuery.extend({ state: z.enum(groupStates).default('open') });
export type GroupQuery = z.infer<typeof groupQuery>;

export const appealGroup = z
  .object({
    appeal: z.int().describe('Any of the reports: deciding on it decides on all of them.'),
    state,
    kind: z.enum(exerciseKinds),
    lesson: lessonLink,
    prompt: localizedText,
    sentence: z.string().nullable(),
    translation: localizedText.nullable(),
    choices: z.array(z.string()).describe('What there was to choose from.'),
    right: z.array(z.string()).describe('What counts as right; written answers as templates.'),
    given: z.string(),
    grade: grade.describe('As the checker graded it.'),
    learners: count,
    messages: z.array(z.string()).describe('What learners wrote about it, the latest first.'),
    at: dateTime.describe('Of the latest report.'),
    reason: z.string().nullable(),
    decided_at: dateTime.nullable(),
  })
  .meta({
    id: 'AppealGroup',
    description: 'The same answer to the same exercise, however many learners reported it.',
  });
export type AppealGroup = z.infer<typeof appealGroup>;

export const groupPage = z.object({
  groups: z.array(appealGroup),
  open: count.describe('Groups that wait for a decision.'),
  next: z.int().nullable().describe('What to ask for next; null at the end.'),
});
export type GroupPage = z.infer<typeof groupPage>;
