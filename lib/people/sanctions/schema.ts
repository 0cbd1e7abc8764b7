import { z } from 'zod';
import { appealOutcomes, sanctionKinds } from '@/db/enums';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { rule } from '@/lib/platform/validation/rule';
import { maxAnswerCodePoints, maxAppealCodePoints, sanctionDays } from './limits';

const isoDateTime = z.iso.datetime();
const days = z.literal([...sanctionDays]);

/** A text of 1 to `max` code points that somebody else reads. */
export const textUpTo = (max: number) =>
  z
    .string()
    .transform((text) => tidyBody(text).trim())
    .pipe(
      z
        .string()
        .min(1)
        .refine((text) => countCodePoints(text) <= max, rule('max.string', { max })),
    )
    .meta({ minLength: 1, maxLength: max });

export const sanctionInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('warning') }),
  z.strictObject({ kind: z.literal('mute'), days }),
  z.strictObject({ kind: z.literal('suspension'), days: days.nullable().describe('Null: for good.') }),
]);
export type SanctionInput = z.infer<typeof sanctionInput>;

const appeal = z.object({
  text: z.string(),
  at: isoDateTime,
  outcome: z.enum(appealOutcomes).nullable().describe('Null while it waits.'),
  answer: z.string().nullable(),
  decided_at: isoDateTime.nullable(),
});

export const ownSanction = z
  .object({
    id: z.int(),
    kind: z.enum(sanctionKinds),
    reason: z.string(),
    at: isoDateTime,
    until: isoDateTime.nullable().describe('Null: a warning, or a suspension for good.'),
    state: z.enum(['active', 'ended', 'lifted']).describe('A warning is active until it was acknowledged.'),
    acknowledged_at: isoDateTime.nullable(),
    appeal: appeal.nullable(),
  })
  .meta({ id: 'Sanction', description: 'What a moderator did about the caller, and why.' });
export type OwnSanction = z.infer<typeof ownSanction>;

export const ownSanctions = z.object({
  sanctions: z.array(ownSanction).describe('The latest first, at most a hundred.'),
});
export type OwnSanctions = z.infer<typeof ownSanctions>;

export const sanctionParams = z.object({
  sanction: z.coerce.number().int().min(1).max(maxPostgresInt),
});
export const appealInput = z.strictObject({ text: textUpTo(maxAppealCodePoints) });
export type AppealInput = z.infer<typeof appealInput>;

const person = z.object({ id: z.int(), name: z.string() });
export const waitingAppeal = z
  .object({
    sanction: z.int(),
    person,
    kind: z.enum(sanctionKinds),
    reason: z.string(),
    imposed_at: isoDateTime,
    until: isoDateTime.nullable(),
    imposed_by: person.nullable(),
    case: z.int().nullable(),
    text: z.string(),
    at: isoDateTime,
    mine: z.boolean().describe('The caller imposed it: somebody else decides, if there is anybody.'),
  })
  .meta({ id: 'WaitingAppeal' });
export type WaitingAppeal = z.infer<typeof waitingAppeal>;
export const waitingAppeals = z.object({
  appeals: z.array(waitingAppeal).describe('The oldest first, at most fifty.'),
});
export type WaitingAppeals = z.infer<typeof waitingAppeals>;

export const appealDecision = z.strictObject({
  outcome: z.enum(appealOutcomes),
  answer: textUpTo(maxAnswerCodePoints),
});
export type AppealDecision = z.infer<typeof appealDecision>;
export const decidedAppeal = z.object({ outcome: z.enum(appealOutcomes) });
