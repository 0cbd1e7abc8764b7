import { z } from 'zod';
import type { trialSlots } from '@/db/enums';
import type { lessonLink } from '@/lib/learning/courses/schema';
import type { task } from '@/lib/russian/exercises/schema';
import { exerciseAnswer, grade } from '@/lib/russian/exercises/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';

export type TrialSlot = (typeof trialSlots)[number];

/** An exercise of the home page before it is answered. */
export interface TrialView {
  place: TrialSlot;
  exercise: number;
  version: string;
  task: z.infer<typeof task>;
  lesson: z.infer<typeof lessonLink>;
  course: z.infer<typeof lessonLink>;
}

export const trialInput = z.strictObject({
  exercise: z.int().min(1).max(maxPostgresInt),
  version: z
    .string()
    .max(64)
    .describe('Of the exercise as it was shown: one that was changed since is refused.'),
  answer: exerciseAnswer,
});
export type TrialInput = z.infer<typeof trialInput>;

export const trialResult = z
  .object({
    trial: z.uuid().describe('To be claimed after signing in (`POST /api/trials/claims`).'),
    grade,
    note: localizedText.nullable(),
    worth: z.int().min(0).describe('Points it will bring to whoever has not answered this exercise yet.'),
  })
  .meta({ id: 'TrialResult' });
export type TrialResult = z.infer<typeof trialResult>;

/** Enough for the exercises of the home page and some former ones. */
const maxClaims = 12;
export const claimInput = z.strictObject({ trials: z.array(z.uuid()).min(1).max(maxClaims) });
export type ClaimInput = z.infer<typeof claimInput>;

export const claimResult = z
  .object({
    kept: z.int().min(0).describe('Answers that now stand in the lesson; others were answered there before.'),
    points: z.int().min(0).describe('What they brought.'),
  })
  .meta({ id: 'ClaimedTrials' });
export type ClaimResult = z.infer<typeof claimResult>;
