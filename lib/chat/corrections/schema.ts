import { z } from 'zod';
import { messageText } from '@/lib/chat/messages/schema';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { tidyBody } from '@/lib/platform/text/tidy-body';
import { rule } from '@/lib/platform/validation/rule';
import { maxReasonCodePoints } from './limits';

const reason = z
  .string()
  .transform((typed) => tidyBody(typed).trim())
  .pipe(
    z
      .string()
      .refine(
        (typed) => countCodePoints(typed) <= maxReasonCodePoints,
        rule('max.string', { max: maxReasonCodePoints }),
      ),
  )
  .meta({ maxLength: maxReasonCodePoints, description: 'Why, in plain text; empty: no reason.' });

export const correctionInput = z.strictObject({
  text: messageText.describe('The whole message, as it would be right.'),
  reason: reason.default(''),
});
export type CorrectionInput = z.infer<typeof correctionInput>;

export const correctionAnswer = z.strictObject({
  answer: z.enum(['accept', 'decline']).describe('“decline”: the writer keeps their own wording.'),
});
export type CorrectionAnswer = z.infer<typeof correctionAnswer>;
