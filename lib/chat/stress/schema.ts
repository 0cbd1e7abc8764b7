import { z } from 'zod';
import { maxStressedMessages } from './limits';

const placesPattern = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/u;
export const stressQuery = z.strictObject({
  seqs: z
    .string()
    .regex(placesPattern)
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .refine((places) => places.length <= maxStressedMessages, { message: 'Too many messages at once.' })
    .meta({
      type: 'string',
      pattern: placesPattern.source,
      description: `Numbers of messages with commas between them, at most ${maxStressedMessages}.`,
    }),
});
export const stressedMessages = z.object({
  messages: z.array(
    z.object({
      seq: z.int(),
      text: z.string().describe('The message as it is.'),
      stressed: z.string().describe('The same with stress marks on its Russian words, where they are known.'),
    }),
  ),
});
export type StressedMessages = z.infer<typeof stressedMessages>;
