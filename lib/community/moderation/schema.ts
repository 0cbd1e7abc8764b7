import { z } from 'zod';
import { caseOutcomes, messageKinds, reportReasons, reportSubjects, sanctionKinds } from '@/db/enums';
import { maxNoteCodePoints, maxReasonCodePoints } from '@/lib/people/reports/limits';
import { sanctionInput, textUpTo } from '@/lib/people/sanctions/schema';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { timeCursorPattern } from '@/lib/platform/text/time-cursor';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { rule } from '@/lib/platform/validation/rule';
import { caseStates } from './limits';

const isoDateTime = z.iso.datetime();
const count = z.int().min(0);
const person = z.object({ id: z.int(), name: z.string() });

export const reportParams = z.object({
  kind: z.enum(reportSubjects),
  subject: z
    .string()
    .regex(/^[\w.-]{1,160}$/u)
    .describe(
      'A person’s id, a comment’s id, an article’s slug, `{course}.{author}` of a course review, `{person}.{seq}` of a message in the conversation with a person, or the id of a call.',
    ),
});

export const reportInput = z.strictObject({
  reason: z.enum(reportReasons),
  message: z
    .string()
    .transform(tidyBody)
    .refine(
      (text) => countCodePoints(text) <= maxNoteCodePoints,
      rule('max.string', { max: maxNoteCodePoints }),
    )
    .nullable()
    .default(null),
});
export type ReportInput = z.infer<typeof reportInput>;
export const reportAnswer = z.object({ reported: z.literal(true) });

export const ownReport = z
  .object({
    id: z.int(),
    kind: z.enum(reportSubjects),
    person: z
      .object({
        id: z.int().nullable().describe('Null where their profile is not open to the caller.'),
        name: z.string(),
      })
      .nullable()
      .describe('Whose it is, where the caller may know it.'),
    person_is_gone: z.boolean().describe('Their account is deleted, or they are leaving.'),
    place: z
      .object({ title: z.string(), href: z.string().describe('A path of the site, without a language.') })
      .nullable()
      .describe('The page on which it can still be read.'),
    reason: z.enum(reportReasons),
    note: z.string().nullable(),
    at: isoDateTime,
    outcome: z.enum(caseOutcomes).nullable().describe('Null while it waits.'),
    decided_at: isoDateTime.nullable(),
  })
  .meta({ id: 'OwnReport', description: 'A report of the caller, and what became of it.' });
export type OwnReport = z.infer<typeof ownReport>;
export const beforeQuery = z.strictObject({
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(maxPostgresInt)
    .exactOptional()
    .describe('Cursor: the id of the last one already received.'),
});
export const ownReports = z.object({
  reports: z.array(ownReport).describe('The latest first.'),
  next: z.int().nullable().describe('Cursor: pass it as `before`; null at the end.'),
});
export type OwnReports = z.infer<typeof ownReports>;

export const sealedEvidence = z
  .object({
    sha256: z.string().describe('Of the snapshot, which names that of the picture or the sound.'),
    at: isoDateTime,
    name: z.string().nullable(),
    title: z.string().nullable(),
    text: z.string().nullable(),
    picture: z.string().nullable().describe('Its path in this API.'),
    sound: z.string().nullable().describe('Of a voice note: its path in this API.'),
    conversation: z
      .array(
        z.object({
          by: z.enum(['owner', 'other']).describe('`other` has reported it.'),
          kind: z.enum(messageKinds),
          text: z.string(),
          seconds: z.int().nullable().describe('How long a voice note is, or how long a call was.'),
          is_deleted: z.boolean(),
          at: isoDateTime,
          is_reported: z.boolean(),
        }),
      )
      .nullable()
      .describe('Of a message: what was said around it.'),
    call: z
      .object({
        by: z.enum(['owner', 'other']).describe('Who has called; `other` has reported it.'),
        at: isoDateTime,
        seconds: z.int().min(0).describe('How long the two had talked when it was reported.'),
        is_over: z.boolean(),
      })
      .nullable()
      .describe('Of a call: that it was. Nothing of it is recorded.'),
  })
  .meta({ id: 'Evidence', description: 'What the subject was when it was reported.' });
export type SealedEvidence = z.infer<typeof sealedEvidence>;

export const moderationCase = z
  .object({
    id: z.int(),
    kind: z.enum(reportSubjects),
    owner: person.nullable(),
    at: isoDateTime,
    due_at: isoDateTime,
    overdue: z.boolean(),
    count: count.describe('Reports, one of each person.'),
    reasons: z.array(z.object({ reason: z.enum(reportReasons), count })),
    notes: z.array(z.string()).describe('What was said with them, the latest first.'),
    evidence: z
      .array(sealedEvidence)
      .describe('The latest first; empty after 180 days, and while `evidence_closed`.'),
    evidence_closed: z
      .boolean()
      .describe(
        'What was said between two is read by whoever has claimed or decided the case, and nobody else.',
      ),
    claim: z
      .object({ by: person, until: isoDateTime, mine: z.boolean() })
      .nullable()
      .describe('A claimed case is decided by one moderator alone.'),
    decision: z
      .object({
        at: isoDateTime,
        by: person.nullable(),
        outcome: z.enum(caseOutcomes),
        reason: z.string().nullable(),
        sanction: z.object({ kind: z.enum(sanctionKinds), until: isoDateTime.nullable() }).nullable(),
      })
      .nullable(),
    hidden: z.boolean(),
  })
  .meta({ id: 'ModerationCase', description: 'Reports of one subject. Never who reported it.' });
export type ModerationCase = z.infer<typeof moderationCase>;

export const caseQuery = z.strictObject({
  state: z.enum(caseStates).default('open'),
  after: z.string().regex(timeCursorPattern).exactOptional().describe('The `next` of the page one has.'),
});
export type CaseQuery = z.infer<typeof caseQuery>;
export const casePage = z.object({
  cases: z.array(moderationCase).describe('Open ones by when they are due, decided ones the latest first.'),
  waiting: count.describe('Open cases that the caller may decide.'),
  overdue: count,
  next: z.string().nullable(),
});
export type CasePage = z.infer<typeof casePage>;

export const caseParams = z.object({ case: z.coerce.number().int().min(1).max(maxPostgresInt) });
export const evidenceFile = z.file().mime(['image/webp', 'audio/mpeg']);
export const evidenceParams = caseParams.extend({ sha256: z.string().regex(/^[0-9a-f]{64}$/u) });

export const decisionInput = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('dismissed') }),
  z
    .strictObject({
      outcome: z.literal('acted'),
      hide: z.boolean().default(false),
      sanction: sanctionInput.nullable().default(null),
      reason: textUpTo(maxReasonCodePoints).describe('The person reads it.'),
    })
    .refine(({ hide, sanction }) => hide || sanction !== null, {
      path: ['sanction'],
      ...rule('required'),
    }),
]);
export type DecisionInput = z.infer<typeof decisionInput>;
