import { z } from 'zod';
import { localizedText } from '@/lib/platform/i18n/localized-text';

/** Positions in the task as it was shown. */
const positions = z.array(z.int().min(0));
export const narrowing = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('gap'), out: positions.describe('Words of the bank that fit no gap.') }),
    z.object({ kind: z.literal('choice'), out: positions.describe('Options that are wrong.') }),
    z
      .object({ kind: z.literal('pairs'), left: z.int().min(0), right: z.int().min(0) })
      .describe('Two that belong together.'),
    z.object({
      kind: z.literal('write'),
      mask: z.string().describe('The answer with most of its letters covered.'),
    }),
    z.object({ kind: z.literal('order'), first: positions.describe('The words the answer begins with.') }),
  ])
  .meta({ id: 'Narrowing' });

export const hint = z
  .discriminatedUnion('level', [
    z.object({ level: z.literal(1), text: localizedText }),
    z.object({ level: z.literal(2), narrowing }),
    z.object({ level: z.literal(3), answer: z.string() }),
  ])
  .meta({
    id: 'Hint',
    description: 'Three steps of help: the meaning or the rule, a narrowing, the answer.',
  });
