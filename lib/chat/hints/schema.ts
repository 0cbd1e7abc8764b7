import { z } from 'zod';
import { maxMessageCodePoints } from '@/lib/chat/messages/limits';
import { correctionReasons } from '@/lib/chat/practice-partner/schema';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';

export const hintInput = z.strictObject({
  text: z
    .string()
    .min(1)
    .refine(
      (typed) => countCodePoints(typed) <= maxMessageCodePoints,
      rule('max.string', { max: maxMessageCodePoints }),
    )
    .meta({ maxLength: maxMessageCodePoints, description: 'As it stands in the field; it is kept nowhere.' }),
});
export type HintInput = z.infer<typeof hintInput>;

const hintReasons = [...correctionReasons, 'keyboard_layout'] as const;

const spellingHint = z
  .object({
    start: z.int().min(0).describe('In UTF-16 code units.'),
    end: z.int().min(1).describe('Exclusive.'),
    wrong: z.string().describe('The text between them.'),
    right: z.string(),
    reason: z.enum(hintReasons),
  })
  .meta({ id: 'SpellingHint', description: 'A likely slip in a text that is being written.' });
export type SpellingHint = z.infer<typeof spellingHint>;

export const spellingHints = z.object({
  hints: z.array(spellingHint).describe('In the order of the text; they never overlap.'),
});
export type SpellingHints = z.infer<typeof spellingHints>;
