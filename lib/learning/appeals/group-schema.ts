import { z } from 'zod';
import { exerciseKinds } from '@/db/enums';
import { lessonLink, rowId } from '@/lib/learning/courses/schema';
import { grade } from '@/lib/russian/exercises/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { maxReasonCodePoints } from './limits';
import { appealQuery, appealState, textAtMost } from './schema';

/*
 * A group: all appeals about the same answer to the same exercise. A teacher sees and decides on the group, never on the
 * appeal of one learner.
 */

const count = z.int().min(0);
const isoDateTime = z.iso.datetime();

export const appealParams = z.object({ appeal: rowId });

const reason = textAtMost(maxReasonCodePoints);
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
    appeal: z.int().describe('The id of any appeal of the group: deciding on it decides on all of them.'),
    state: appealState,
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
    messages: z
      .array(z.object({ appeal: z.int().describe('Names it in a report.'), text: z.string() }))
      .describe('What learners wrote about it, the latest first.'),
    at: isoDateTime.describe('Time of the latest appeal.'),
    reason: z.string().nullable().describe('The teacher’s reason.'),
    decided_at: isoDateTime.nullable(),
  })
  .meta({
    id: 'AppealGroup',
    description: 'The same answer to the same exercise, however many learners appealed.',
  });
export type AppealGroup = z.infer<typeof appealGroup>;

export const groupPage = z.object({
  groups: z.array(appealGroup),
  open: count.describe('Groups that wait for a decision.'),
  next: z.int().nullable().describe('Cursor: pass it as `before`; null at the end.'),
});
export type GroupPage = z.infer<typeof groupPage>;
